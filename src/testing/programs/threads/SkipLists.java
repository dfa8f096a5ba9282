import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** Sorted maps and sets that threads share, and that may change while they are walked through. */
public class SkipLists {
    static void fails(String name, Runnable action) {
        try {
            action.run();
            System.out.println(name + ": fine");
        } catch (RuntimeException e) {
            System.out.println(name + ": " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ConcurrentSkipListMap<String, Integer> scores = new ConcurrentSkipListMap<>();
        ExecutorService pool = Executors.newFixedThreadPool(3);
        for (String name : List.of("carl", "ann", "bob", "ann", "dora", "bob", "ann")) pool.submit(() -> scores.merge(name, 10, Integer::sum));
        pool.shutdown();
        System.out.println(pool.awaitTermination(1, TimeUnit.SECONDS) + " " + scores + " " + scores.size());

        System.out.println(scores.firstKey() + " " + scores.lastEntry() + " " + scores.ceilingKey("b") + " " + scores.floorKey("b") + " " + scores.higherEntry("bob") + " " + scores.lowerEntry("ann"));
        System.out.println(scores.headMap("bob") + " " + scores.tailMap("bob", false) + " " + scores.subMap("b", "d") + " " + scores.descendingMap());
        System.out.println(scores.putIfAbsent("eve", 1) + " " + scores.putIfAbsent("eve", 2) + " " + scores.replace("eve", 1, 3) + " " + scores.remove("eve", 1) + " " + scores.computeIfAbsent("fay", String::length) + " " + scores.computeIfPresent("fay", (k, v) -> null) + " " + scores.getOrDefault("gus", 0));
        System.out.println(scores.pollFirstEntry() + " " + scores.pollLastEntry() + " " + scores.keySet() + " " + scores.values() + " " + scores.entrySet());

        ConcurrentNavigableMap<Integer, String> numbers = new ConcurrentSkipListMap<>(Comparator.reverseOrder());
        for (int i = 1; i <= 9; i++) numbers.put(i * i, "s" + i);
        for (Map.Entry<Integer, String> entry : numbers.entrySet()) {
            if (entry.getKey() % 2 == 0) numbers.remove(entry.getKey());
            if (entry.getKey() == 25) numbers.put(10, "new");
            if (entry.getKey() == 9) numbers.remove(4);
        }
        System.out.println(numbers + " " + numbers.comparator().compare(1, 2));
        numbers.headMap(20).clear();
        numbers.replaceAll((k, v) -> v + k);
        System.out.println(numbers + " " + numbers.equals(new TreeMap<>(numbers)) + " " + (numbers.hashCode() == new TreeMap<>(numbers).hashCode()));
        Iterator<Integer> keys = numbers.keySet().iterator();
        keys.next();
        keys.remove();
        System.out.println(numbers.navigableKeySet() + " " + numbers.descendingKeySet() + " " + numbers.containsValue("s39"));

        NavigableSet<Integer> set = new ConcurrentSkipListSet<>(List.of(5, 1, 4, 2, 3, 5));
        for (int i : set) {
            if (i < 10) set.add(i + 7);
            if (i == 3) set.remove(5);
        }
        System.out.println(set + " " + set.first() + " " + set.last() + " " + set.lower(9) + " " + set.higher(12) + " " + set.descendingSet());
        System.out.println(set.subSet(2, 9) + " " + set.headSet(4, true) + " " + set.tailSet(10) + " " + set.pollFirst() + " " + set.pollLast() + " " + set.add(4) + " " + set.remove(99) + " " + set.contains(4));
        System.out.println(set.stream().map(String::valueOf).collect(Collectors.joining("|")) + " " + set.equals(Set.copyOf(set)) + " " + ((ConcurrentSkipListSet<Integer>) set).clone().size());

        fails("null key", () -> scores.put(null, 1));
        fails("null value", () -> scores.put("x", null));
        fails("get null", () -> scores.get(null));
        fails("add null", () -> set.add(null));
        fails("set value", () -> scores.firstEntry().setValue(1));
        fails("set value in a walk", () -> scores.entrySet().iterator().next().setValue(1));
        fails("first of none", () -> new ConcurrentSkipListMap<String, String>().firstKey());
        fails("not comparable", () -> new ConcurrentSkipListSet<Object>().addAll(List.of(new Object(), new Object())));
        fails("remove too early", () -> set.iterator().remove());
        System.out.println(new ConcurrentSkipListMap<String, String>().firstEntry() + " " + new ConcurrentSkipListSet<String>().pollFirst());
    }
}
