import java.util.*;
import java.util.concurrent.*;

/** Collections that may change while they are walked through. */
public class ConcurrentCollections {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<String, Integer> words = new ConcurrentHashMap<>();
        String text = "to be or not to be that is";
        for (String w : text.split(" ")) words.merge(w, 1, Integer::sum);
        System.out.println(new TreeMap<>(words));
        System.out.println(words.putIfAbsent("to", 9) + " " + words.getOrDefault("zz", 0) + " " + words.computeIfAbsent("q", k -> 4));
        try { words.put(null, 1); } catch (NullPointerException e) { System.out.println("null key"); }
        try { words.put("k", null); } catch (NullPointerException e) { System.out.println("null value"); }
        ConcurrentMap<Integer, String> m = new ConcurrentHashMap<>();
        m.put(1, "a"); m.put(2, "b");
        for (Integer k : m.keySet()) if (k == 1) m.remove(k);
        System.out.println(m);
        CopyOnWriteArrayList<String> list = new CopyOnWriteArrayList<>(List.of("a", "b"));
        for (String s : list) list.add(s + s);
        System.out.println(list + " " + list.addIfAbsent("a") + " " + list.size());
        ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>();
        q.offer(1); q.add(2); q.add(3);
        System.out.println(q.poll() + " " + q.peek() + " " + q);
        Set<String> set = ConcurrentHashMap.newKeySet();
        set.add("x"); set.add("x");
        System.out.println(set);
        int total = words.reduceValues(1, Integer::sum);
        System.out.println(total);
        words.forEach((k, v) -> { if (v > 3) System.out.println(k + "=" + v); });
    }
}
