"""Questions, predictions and progress on a page. Loaded only when one of them is shown."""
