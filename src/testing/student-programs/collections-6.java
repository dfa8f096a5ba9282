import java.util.*;
import java.util.function.BiFunction;

public class Main {
    static class LRUCache<K, V> extends LinkedHashMap<K, V> {
        private final int capacity;
        LRUCache(int capacity) {
            super(16, 0.75f, true);
            this.capacity = capacity;
        }
        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            return size() > capacity;
        }
    }

    static <K, V extends Comparable<? super V>> List<Map.Entry<K, V>> sortByValue(Map<K, V> map) {
        List<Map.Entry<K, V>> entries = new ArrayList<>(map.entrySet());
        entries.sort(Map.Entry.<K, V>comparingByValue().reversed());
        return entries;
    }

    public static void main(String[] args) {
        LRUCache<String, Integer> cache = new LRUCache<>(3);
        cache.put("a", 1);
        cache.put("b", 2);
        cache.put("c", 3);
        cache.get("a");
        cache.put("d", 4);
        System.out.println(cache + " " + cache.containsKey("b"));

        Map<Character, Integer> freq = new TreeMap<>();
        for (char ch : "mississippi".toCharArray()) freq.merge(ch, 1, Integer::sum);
        System.out.println(freq);
        for (Map.Entry<Character, Integer> e : sortByValue(freq)) System.out.print(e.getKey() + "=" + e.getValue() + " ");
        System.out.println();

        Map<String, List<String>> graph = new HashMap<>();
        String[][] edges = {{"A", "B"}, {"A", "C"}, {"B", "D"}, {"C", "D"}, {"D", "E"}};
        for (String[] e : edges) {
            graph.computeIfAbsent(e[0], k -> new ArrayList<>()).add(e[1]);
            graph.computeIfAbsent(e[1], k -> new ArrayList<>()).add(e[0]);
        }
        Deque<String> queue = new ArrayDeque<>(List.of("A"));
        Map<String, Integer> dist = new LinkedHashMap<>();
        dist.put("A", 0);
        while (!queue.isEmpty()) {
            String u = queue.poll();
            for (String v : graph.getOrDefault(u, List.of())) {
                if (dist.putIfAbsent(v, dist.get(u) + 1) == null) queue.offer(v);
            }
        }
        System.out.println(dist);

        NavigableMap<Integer, String> grades = new TreeMap<>(Map.of(90, "A", 80, "B", 70, "C", 0, "F"));
        for (int s : new int[] {95, 80, 79, 12}) System.out.print(grades.floorEntry(s).getValue());
        System.out.println();
        System.out.println(grades.headMap(80, true) + " " + grades.tailMap(80, false) + " " + grades.descendingMap());
        System.out.println(grades.firstKey() + " " + grades.lastEntry() + " " + grades.higherKey(80) + " " + grades.ceilingKey(81));

        List<Integer> nums = new ArrayList<>(Arrays.asList(5, 3, 8, 1, 9, 2));
        nums.removeIf(n -> n % 2 == 0);
        nums.replaceAll(n -> n * 10);
        Collections.sort(nums, Collections.reverseOrder());
        System.out.println(nums + " " + Collections.max(nums) + " " + Collections.frequency(nums, 30));
        Collections.swap(nums, 0, nums.size() - 1);
        Collections.rotate(nums, 1);
        System.out.println(nums + " idx " + nums.indexOf(30) + " " + nums.subList(1, 3));
        nums.remove(Integer.valueOf(30));
        nums.remove(0);
        System.out.println(nums);
        Integer[] boxed = nums.toArray(new Integer[0]);
        Arrays.sort(boxed, (x, y) -> y - x);
        System.out.println(Arrays.toString(boxed) + Arrays.asList(boxed).contains(50));

        ListIterator<String> it = new LinkedList<>(List.of("x", "y", "z")).listIterator();
        StringBuilder sb = new StringBuilder();
        while (it.hasNext()) {
            int i = it.nextIndex();
            String s = it.next();
            if (s.equals("y")) it.set("Y");
            sb.append(i).append(s);
        }
        while (it.hasPrevious()) sb.append(it.previous());
        System.out.println(sb);

        Set<Integer> a = new TreeSet<>(Set.of(1, 2, 3, 4)), b = new HashSet<>(Arrays.asList(3, 4, 5));
        Set<Integer> union = new TreeSet<>(a), inter = new TreeSet<>(a), diff = new TreeSet<>(a);
        union.addAll(b);
        inter.retainAll(b);
        diff.removeAll(b);
        System.out.printf("%s %s %s %b%n", union, inter, diff, Collections.disjoint(diff, b));

        PriorityQueue<int[]> pq = new PriorityQueue<>((p, q) -> p[1] != q[1] ? Integer.compare(p[1], q[1]) : q[0] - p[0]);
        for (int i = 0; i < 6; i++) pq.add(new int[] {i, (i * 7) % 4});
        while (!pq.isEmpty()) System.out.print(Arrays.toString(pq.poll()));
        System.out.println();
        try {
            for (Integer n : union) if (n == 2) union.remove(n);
        } catch (ConcurrentModificationException e) {
            System.out.println("CME " + e.getMessage());
        }
        try {
            List.of(1, 2).add(3);
        } catch (UnsupportedOperationException e) {
            System.out.println("immutable " + (e.getMessage() == null));
        }
        BiFunction<Integer, Integer, Integer> f = Math::max;
        Map<String, Integer> scores = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        scores.put("bob", 3);
        scores.put("BOB", 7);
        scores.compute("Al", (k, v) -> v == null ? k.length() : v + 1);
        scores.computeIfPresent("al", (k, v) -> f.apply(v, 40));
        System.out.println(scores);
        scores.entrySet().removeIf(e -> e.getValue() > 10);
        scores.forEach((k, v) -> System.out.println(k + ":" + v));
    }
}
