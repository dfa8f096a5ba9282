import java.util.*;

public class Main {
    static class Graph {
        private final Map<String, List<Edge>> out = new HashMap<>();
        private static class Edge { final String to; final int cost; Edge(String to, int cost) { this.to = to; this.cost = cost; } }
        private class Visit implements Comparable<Visit> {
            final String at; final int cost;
            Visit(String at, int cost) { this.at = at; this.cost = cost; }
            public int compareTo(Visit o) { return Integer.compare(cost, o.cost); }
            List<Edge> edges() { return out.getOrDefault(at, Collections.emptyList()); }
        }
        void edge(String a, String b, int c) {
            out.computeIfAbsent(a, k -> new ArrayList<>()).add(new Edge(b, c));
            out.computeIfAbsent(b, k -> new ArrayList<>()).add(new Edge(a, c));
        }
        Map<String, Integer> dijkstra(String start) {
            Map<String, Integer> dist = new TreeMap<>();
            PriorityQueue<Visit> q = new PriorityQueue<>();
            q.add(new Visit(start, 0));
            while (!q.isEmpty()) {
                Visit v = q.remove();
                if (dist.containsKey(v.at)) continue;
                dist.put(v.at, v.cost);
                for (Edge e : v.edges()) if (!dist.containsKey(e.to)) q.add(new Visit(e.to, v.cost + e.cost));
            }
            return dist;
        }
    }
    public static void main(String[] args) {
        Graph g = new Graph();
        g.edge("A", "B", 4); g.edge("A", "C", 1); g.edge("C", "B", 2); g.edge("B", "D", 5); g.edge("C", "D", 8);
        System.out.println(g.dijkstra("A"));
        System.out.println(g.dijkstra("Z"));
    }
}
