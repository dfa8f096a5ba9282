import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;

/** Breadth first, depth first, topological order, Dijkstra and cycles on a directed graph. */
public class GraphSearch {
    private final Map<String, Map<String, Integer>> edges = new TreeMap<>();

    GraphSearch edge(String from, String to, int weight) {
        edges.computeIfAbsent(from, k -> new TreeMap<>()).put(to, weight);
        edges.computeIfAbsent(to, k -> new TreeMap<>());
        return this;
    }

    List<String> shortestPath(String from, String to) {
        Map<String, String> before = new HashMap<>();
        Queue<String> queue = new ArrayDeque<>();
        before.put(from, null);
        queue.add(from);
        while (!queue.isEmpty() && !before.containsKey(to)) {
            String node = queue.remove();
            for (String next : edges.get(node).keySet()) {
                if (!before.containsKey(next)) {
                    before.put(next, node);
                    queue.add(next);
                }
            }
        }
        List<String> path = new ArrayList<>();
        if (before.containsKey(to)) {
            for (String n = to; n != null; n = before.get(n)) {
                path.add(n);
            }
            Collections.reverse(path);
        }
        return path;
    }

    Set<String> depthFirst(String from) {
        Set<String> seen = new LinkedHashSet<>();
        Deque<String> stack = new ArrayDeque<>();
        stack.push(from);
        while (!stack.isEmpty()) {
            String node = stack.pop();
            if (seen.add(node)) {
                for (String next : edges.get(node).keySet()) {
                    stack.push(next);
                }
            }
        }
        return seen;
    }

    List<String> topological() {
        List<String> order = new ArrayList<>();
        Set<String> active = new HashSet<>();
        Set<String> done = new HashSet<>();
        for (String node : edges.keySet()) {
            visit(node, active, done, order);
        }
        Collections.reverse(order);
        return order;
    }

    private void visit(String node, Set<String> active, Set<String> done, List<String> order) {
        if (done.contains(node)) {
            return;
        }
        if (!active.add(node)) {
            throw new IllegalStateException("cycle through " + node);
        }
        for (String next : edges.get(node).keySet()) {
            visit(next, active, done, order);
        }
        active.remove(node);
        done.add(node);
        order.add(node);
    }

    record Stop(String node, int distance) implements Comparable<Stop> {
        @Override
        public int compareTo(Stop o) {
            return Integer.compare(distance, o.distance);
        }
    }

    Map<String, Integer> distances(String from) {
        Map<String, Integer> best = new TreeMap<>();
        PriorityQueue<Stop> queue = new PriorityQueue<>();
        queue.add(new Stop(from, 0));
        while (!queue.isEmpty()) {
            Stop s = queue.poll();
            if (best.putIfAbsent(s.node, s.distance) != null) {
                continue;
            }
            edges.get(s.node).forEach((next, weight) -> queue.add(new Stop(next, s.distance + weight)));
        }
        return best;
    }

    public static void main(String[] args) {
        GraphSearch g = new GraphSearch().edge("a", "b", 4).edge("a", "c", 1).edge("c", "b", 2).edge("b", "d", 5)
            .edge("c", "d", 8).edge("d", "e", 3).edge("f", "c", 1).edge("c", "g", 20).edge("e", "g", 1);
        System.out.println(g.edges);
        System.out.println(g.shortestPath("a", "e") + " " + g.shortestPath("e", "a") + " " + g.shortestPath("b", "b"));
        System.out.println(g.depthFirst("a"));
        System.out.println(g.topological());
        System.out.println(g.distances("a"));
        try {
            g.edge("g", "c", 1).topological();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
