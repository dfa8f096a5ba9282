import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Union-find and Kruskal's minimum spanning tree. */
public class UnionFind {
    private final int[] parent;
    private final int[] rank;
    private int sets;

    UnionFind(int n) {
        parent = new int[n];
        rank = new int[n];
        sets = n;
        for (int i = 0; i < n; i++) {
            parent[i] = i;
        }
    }

    int find(int x) {
        return parent[x] == x ? x : (parent[x] = find(parent[x]));
    }

    boolean union(int a, int b) {
        int x = find(a);
        int y = find(b);
        if (x == y) {
            return false;
        }
        if (rank[x] < rank[y]) {
            int t = x;
            x = y;
            y = t;
        }
        parent[y] = x;
        if (rank[x] == rank[y]) {
            rank[x]++;
        }
        sets--;
        return true;
    }

    static class Edge implements Comparable<Edge> {
        final int from, to, weight;

        Edge(int from, int to, int weight) {
            this.from = from;
            this.to = to;
            this.weight = weight;
        }

        @Override
        public int compareTo(Edge o) {
            return weight != o.weight ? Integer.compare(weight, o.weight) : from - o.from;
        }

        @Override
        public String toString() {
            return from + "-" + to + "(" + weight + ")";
        }
    }

    static List<Edge> spanningTree(int n, Edge... edges) {
        Edge[] sorted = edges.clone();
        Arrays.sort(sorted);
        UnionFind u = new UnionFind(n);
        List<Edge> tree = new ArrayList<>();
        for (Edge e : sorted) {
            if (u.union(e.from, e.to)) {
                tree.add(e);
            }
        }
        if (u.sets > 1) {
            System.out.println("a forest of " + u.sets);
        }
        return tree;
    }

    public static void main(String[] args) {
        UnionFind u = new UnionFind(8);
        System.out.println(u.union(0, 1) + " " + u.union(2, 3) + " " + u.union(1, 3) + " " + u.union(0, 2));
        u.union(6, 7);
        System.out.println(u.sets + " " + (u.find(0) == u.find(3)) + " " + (u.find(5) == u.find(6)));
        System.out.println(Arrays.toString(u.parent) + Arrays.toString(u.rank));
        Edge[] edges = {new Edge(0, 1, 7), new Edge(0, 3, 5), new Edge(1, 2, 8), new Edge(1, 3, 9), new Edge(1, 4, 7),
            new Edge(2, 4, 5), new Edge(3, 4, 15), new Edge(3, 5, 6), new Edge(4, 5, 8), new Edge(4, 6, 9),
            new Edge(5, 6, 11)};
        List<Edge> tree = spanningTree(7, edges);
        int total = 0;
        for (Edge e : tree) {
            total += e.weight;
        }
        System.out.println(tree + " " + total);
        System.out.println(spanningTree(9, edges).size() + " " + edges[0]);
    }
}
