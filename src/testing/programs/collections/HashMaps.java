import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** The methods of HashMap and its iteration order. */
public class HashMaps {
    public static void main(String[] args) {
        Map<String, Integer> map = new HashMap<>();
        System.out.println(map.put("one", 1) + " " + map.put("two", 2) + " " + map.put("one", 11));
        for (String s : "zebra apple Mango kiwi banana cherry date elderberry fig grape lemon olive peach".split(" ")) {
            map.put(s, s.length());
        }
        System.out.println(map);
        System.out.println(map.get("kiwi") + " " + map.get("none") + " " + map.getOrDefault("none", -1) + " "
            + map.containsKey("fig") + " " + map.containsValue(11) + " " + map.size());
        System.out.println(map.remove("zebra") + " " + map.remove("zebra") + " " + map.remove("fig", 4));
        System.out.println(map.keySet());
        System.out.println(map.values());
        for (Map.Entry<String, Integer> e : map.entrySet()) {
            if (e.getValue() == 5) {
                e.setValue(e.getValue() * 10);
            }
        }
        System.out.println(map);
        System.out.println(map.putIfAbsent("new", 1) + " " + map.putIfAbsent("new", 2) + " " + map.get("new"));
        System.out.println(map.merge("new", 5, Integer::sum) + " " + map.merge("fresh", 5, Integer::sum)
            + " " + map.merge("fresh", 0, (a, b) -> null) + " " + map.containsKey("fresh"));
        System.out.println(map.computeIfAbsent("c", String::length) + " " + map.computeIfPresent("c", (k, v) -> v + 1)
            + " " + map.compute("c", (k, v) -> v == null ? 0 : v * 7) + " " + map.computeIfPresent("q", (k, v) -> 1));
        map.keySet().removeIf(k -> k.length() > 3);
        System.out.println(map);
        for (Iterator<Map.Entry<String, Integer>> it = map.entrySet().iterator(); it.hasNext();) {
            if (it.next().getKey().startsWith("n")) {
                it.remove();
            }
        }
        System.out.println(map + " " + map.replace("c", 3) + " " + map);
        Map<Integer, String> numbers = new HashMap<>();
        for (int i : new int[] {100, 17, 33, 1, 16, 0, -1, 65536, 48}) {
            numbers.put(i, "v" + i);
        }
        System.out.println(numbers);
        Map<Object, Object> odd = new HashMap<>();
        odd.put(null, "null key");
        odd.put('c', null);
        odd.put(2.5, 'd');
        odd.put(10000000000L, true);
        odd.put(true, 1);
        System.out.println(odd + " " + odd.get(null) + " " + odd.get('c') + " " + odd.containsKey('c'));
        System.out.println(new HashMap<>(Map.of("a", 1)).equals(Map.of("a", 1)) + " " + map.hashCode());
        map.forEach((k, v) -> System.out.println(k + "->" + v));
        map.putAll(Map.of("z", 26));
        map.clear();
        System.out.println(map + " " + map.isEmpty());
        Map<Character, List<String>> index = new HashMap<>();
        for (String word : "to be or not to be that is the question".split(" ")) {
            index.computeIfAbsent(word.charAt(0), k -> new ArrayList<>()).add(word);
        }
        System.out.println(index);
    }
}
