import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** The static methods of java.util.Collections. */
public class CollectionsClass {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(Arrays.asList(5, 2, 8, 1, 9, 2));
        Collections.sort(list);
        System.out.println(list + " " + Collections.binarySearch(list, 8) + " " + Collections.binarySearch(list, 6));
        Collections.reverse(list);
        System.out.println(list);
        Collections.swap(list, 0, 5);
        System.out.println(list + " " + Collections.max(list) + " " + Collections.min(list));
        System.out.println(Collections.max(list, Comparator.comparing(n -> n % 5)) + " " + Collections.frequency(list, 2));
        Collections.sort(list, Collections.reverseOrder());
        System.out.println(list);
        Collections.shuffle(list, new Random(42));
        System.out.println(list);
        Collections.rotate(list, 2);
        System.out.println(list);
        Collections.addAll(list, 100, 200);
        System.out.println(list);
        Collections.fill(list, 0);
        System.out.println(list);
        System.out.println(Collections.nCopies(3, "ab") + " " + Collections.emptyList() + " " + Collections.singletonList(1)
            + " " + Collections.emptyMap() + " " + Collections.singleton('x'));
        List<Integer> fixed = Collections.unmodifiableList(list);
        list.set(0, 7);
        System.out.println(fixed.get(0));
        try {
            fixed.set(0, 1);
        } catch (UnsupportedOperationException e) {
            System.out.println("unmodifiable list");
        }
        Map<String, Integer> map = new HashMap<>();
        map.put("k", 1);
        try {
            Collections.unmodifiableMap(map).put("x", 2);
        } catch (UnsupportedOperationException e) {
            System.out.println("unmodifiable map");
        }
        try {
            Collections.emptyList().add(null);
        } catch (UnsupportedOperationException e) {
            System.out.println("empty list");
        }
        System.out.println(Collections.disjoint(List.of(1, 2), List.of(3)) + " " + Collections.disjoint(list, List.of(7)));
        List<String> names = Arrays.asList("bob", "Al", "Cy", "dan");
        names.sort(String::compareToIgnoreCase);
        System.out.println(names);
        names.sort(Comparator.nullsFirst(Comparator.<String>naturalOrder()));
        System.out.println(names);
        List<List<Integer>> stable = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            stable.add(List.of(i * 5 % 3, i));
        }
        stable.sort(Comparator.comparing(x -> x.get(0)));
        System.out.println(stable);
    }
}
