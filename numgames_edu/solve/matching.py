"""Maximum matching in any graph, and which vertices some maximum matching misses. Imports nothing.

Edmonds' blossom algorithm [1]_, written out because no well-kept library does this quickly in pure
Python (networkx's `max_weight_matching` solves the harder weighted problem and takes tens to
hundreds of times as long; the benchmarks print it), and because its last search forest is what
exact play needs: the Gallai–Edmonds decomposition [2]_, [3]_.

A graph is a list: `graph[v]` holds the neighbours of vertex v, and v is in `graph[w]` whenever w
is in `graph[v]`. Vertices are 1, 2, 3, …; vertex 0 stands for "nobody". A vertex that takes no
part has no neighbours and is not listed in `vertices`.

Invariants, between two searches:

1. `mate` is a matching: `mate[mate[v]] == v`, and `mate[v]` is a neighbour of v, or 0.
2. A vertex with a mark belongs to a finished tree: a search from an unmatched vertex that found
   no way to enlarge the matching. Every neighbour of an OUTER vertex of such a tree is in that
   tree, or is an INNER vertex of an earlier one. So a later search never meets an OUTER vertex of
   another tree, it need not go on from the INNER ones, and no later search changes a tree.
3. OUTER vertices are those that an alternating path of even length reaches from an unmatched
   one; swapping the path's edges gives a matching of the same size that misses the vertex.

So at the end the matching is a maximum one, and the OUTER vertices are exactly those that some
maximum matching misses: the set D of Gallai and Edmonds. The INNER ones are their set A.

References
----------
.. [1] J. Edmonds, "Paths, trees, and flowers", Canadian Journal of Mathematics 17, 449–467, 1965.
   doi:10.4153/CJM-1965-045-4
.. [2] T. Gallai, "Maximale Systeme unabhängiger Kanten", Magyar Tudományos Akadémia Matematikai
   Kutató Intézetének Közleményei 9, 401–413, 1964.
.. [3] L. Lovász and M. D. Plummer, "Matching Theory", North-Holland, 1986; AMS Chelsea, 2009.
   doi:10.1090/chel/367
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

NO_MARK, OUTER, INNER = 0, 1, 2


class Matching:
    """A maximum matching of a graph, with the marks of the last search forest."""

    def __init__(self, graph: Sequence[Sequence[int]], vertices: Sequence[int]) -> None:
        self.graph = graph
        self.mate = [0] * len(graph)
        self.mark = [NO_MARK] * len(graph)
        # For a vertex on the way back to the root of its tree: the vertex before it.
        self._before = [0] * len(graph)
        # Blossoms as disjoint sets: following `_base` leads to the blossom's base.
        self._base = list(range(len(graph)))
        self._visit = [0] * len(graph)
        self._visits = 0
        self._match_greedily(vertices)
        for root in vertices:
            if not self.mate[root]:
                self._search(root)

    def missable(self, vertex: int) -> bool:
        """Return whether some maximum matching misses the vertex."""
        return self.mark[vertex] == OUTER

    def _match_greedily(self, vertices: Sequence[int]) -> None:
        """Match what is easily matched: those with few neighbours first, with such ones."""
        graph, mate = self.graph, self.mate
        degree = [len(neighbours) for neighbours in graph]
        for v in sorted(vertices, key=degree.__getitem__):
            if not mate[v]:
                partner, fewest = 0, len(graph) + 1
                for w in graph[v]:
                    if not mate[w] and degree[w] < fewest:
                        partner, fewest = w, degree[w]
                if partner:
                    mate[v], mate[partner] = partner, v

    def _search(self, root: int) -> None:
        """Enlarge the matching by a path from the root, or leave the tree of the vain search."""
        graph, mate, mark, before = self.graph, self.mate, self.mark, self._before
        tree = [root]  # every vertex that gets a mark, so that it can be taken off again
        mark[root] = OUTER
        queue = [root]
        for v in queue:  # grows while it is read
            for w in graph[v]:
                if mark[w] == NO_MARK:
                    before[w] = v
                    if not mate[w]:
                        self._swap_along(w)
                        self._forget(tree)
                        return
                    mark[w], mark[mate[w]] = INNER, OUTER
                    tree += (w, mate[w])
                    queue.append(mate[w])
                elif mark[w] == OUTER and self._find(v) != self._find(w):
                    base = self._common_base(v, w)
                    self._shrink(v, w, base, queue)
                    self._shrink(w, v, base, queue)

    def _swap_along(self, end: int) -> None:
        """Swap matched and unmatched edges along the path from the root to `end`."""
        mate, before = self.mate, self._before
        while end:
            v = before[end]
            following = mate[v]
            mate[end], mate[v] = v, end
            end = following

    def _forget(self, tree: list[int]) -> None:
        for v in tree:
            self.mark[v] = NO_MARK
            self._base[v] = v

    def _find(self, v: int) -> int:
        """Return the base of the blossom that v is in; v itself if it is in none."""
        base = self._base
        while base[v] != v:
            base[v] = base[base[v]]
            v = base[v]
        return v

    def _common_base(self, v: int, w: int) -> int:
        """Return where the ways back from two outer vertices meet."""
        self._visits += 1
        while True:
            if v:
                v = self._find(v)
                if self._visit[v] == self._visits:
                    return v
                self._visit[v] = self._visits
                v = self._before[self.mate[v]]  # 0 beyond the root: mate[0] and before[0] are 0
            v, w = w, v

    def _shrink(self, v: int, other: int, base: int, queue: list[int]) -> None:
        """Draw the way from v back to the base into one blossom, entered through `other`.

        Its inner vertices become outer ones: going round the blossom the other way reaches them
        after an even number of steps, and `_before` keeps that way.
        """
        mate, mark, before = self.mate, self.mark, self._before
        while self._find(v) != base:
            before[v] = other
            other = mate[v]
            if mark[other] == INNER:
                mark[other] = OUTER
                queue.append(other)
            for u in (v, other):
                if self._base[u] == u:
                    self._base[u] = base
            v = before[other]
