import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** Insertion order, access order and removal of the eldest entry. */
public class LinkedHashMaps {
    static class Cache<K, V> extends LinkedHashMap<K, V> {
        private final int capacity;

        Cache(int capacity) {
            super(16, 0.75f, true);
            this.capacity = capacity;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            boolean remove = size() > capacity;
            if (remove) {
                System.out.print("drop " + eldest + "; ");
            }
            return remove;
        }
    }

    public static void main(String[] args) {
        Map<String, Integer> map = new LinkedHashMap<>();
        for (String s : "zeta alpha mu beta".split(" ")) {
            map.put(s, s.length());
        }
        map.put("alpha", 100);
        map.remove("mu");
        map.put("mu", 2);
        System.out.println(map + " " + map.keySet() + " " + map.values());
        Cache<String, Integer> cache = new Cache<>(3);
        for (String s : "a b c a d b a e f".split(" ")) {
            Integer hit = cache.get(s);
            if (hit == null) {
                cache.put(s, 1);
            } else {
                cache.put(s, hit + 1);
            }
            System.out.println(s + ": " + cache);
        }
        Set<Integer> set = new LinkedHashSet<>();
        for (int n : new int[] {5, 3, 5, 9, 3, 1}) {
            System.out.print(set.add(n) + " ");
        }
        System.out.println(set);
        set.remove(3);
        set.add(3);
        System.out.println(set + " " + new ArrayList<>(set).get(0) + " " + set.contains(9));
        map.entrySet().removeIf(e -> e.getValue() < 3);
        System.out.println(map);
        map.replaceAll((k, v) -> k.length() + v);
        System.out.println(map);
        Map<String, Integer> copy = new LinkedHashMap<>(map);
        copy.merge("zeta", 1, (a, b) -> a - b);
        System.out.println(copy + " " + map.equals(copy));
    }
}
