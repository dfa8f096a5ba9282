import java.util.Comparator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.TreeMap;

/** Sorted maps and navigation. */
public class TreeMaps {
    public static void main(String[] args) {
        TreeMap<Integer, String> map = new TreeMap<>();
        for (int i : new int[] {50, 20, 80, 10, 30, 70, 90, 60, 40}) {
            map.put(i, "v" + i);
        }
        System.out.println(map);
        System.out.println(map.firstKey() + " " + map.lastKey() + " " + map.firstEntry() + " " + map.lastEntry().getValue());
        System.out.println(map.floorKey(35) + " " + map.ceilingKey(35) + " " + map.lowerKey(30) + " " + map.higherKey(30)
            + " " + map.floorKey(5) + " " + map.higherEntry(90));
        System.out.println(map.headMap(30) + " " + map.tailMap(80) + " " + map.subMap(30, 60));
        System.out.println(map.headMap(30, true).size() + " " + map.tailMap(80, false));
        System.out.println(map.descendingMap());
        System.out.println(map.pollFirstEntry() + " " + map.pollLastEntry() + " " + map.size());
        map.remove(50);
        map.put(20, "replaced");
        System.out.println(map + " " + map.containsKey(50) + " " + map.get(20));
        System.out.println(map.navigableKeySet() + " " + map.descendingKeySet() + " " + map.values());
        TreeMap<String, Integer> byLength = new TreeMap<>(Comparator.comparing(String::length));
        byLength.put("one", 1);
        byLength.put("three", 3);
        byLength.put("two", 2);
        System.out.println(byLength + " " + byLength.get("xyz"));
        TreeMap<String, Integer> reversed = new TreeMap<>(Comparator.reverseOrder());
        reversed.putAll(Map.of("a", 1, "c", 3, "b", 2));
        System.out.println(reversed);
        for (Map.Entry<String, Integer> e : reversed.entrySet()) {
            e.setValue(e.getValue() * 2);
        }
        System.out.println(reversed.merge("b", 10, Integer::sum) + " " + reversed);
        try {
            new TreeMap<String, String>().firstKey();
        } catch (NoSuchElementException e) {
            System.out.println("no first key");
        }
        try {
            map.put(null, "null");
        } catch (NullPointerException e) {
            System.out.println("no null key");
        }
        TreeMap<Integer, Integer> big = new TreeMap<>();
        int x = 1;
        for (int i = 0; i < 200; i++) {
            x = x * 75 % 257;
            big.merge(x % 50, 1, Integer::sum);
        }
        for (int i = 0; i < 50; i += 2) {
            big.remove(i);
        }
        System.out.println(big);
        Map<String, Map<String, Integer>> nested = new TreeMap<>();
        for (String s : "b:x a:y b:w a:y c:z b:x".split(" ")) {
            nested.computeIfAbsent(s.substring(0, 1), k -> new TreeMap<>()).merge(s.substring(2), 1, Integer::sum);
        }
        System.out.println(nested);
    }
}
