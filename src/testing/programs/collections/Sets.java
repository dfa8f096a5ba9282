import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** HashSet and TreeSet: algebra, order and navigation. */
public class Sets {
    static <T> Set<T> union(Set<T> a, Set<T> b) {
        Set<T> result = new HashSet<>(a);
        result.addAll(b);
        return result;
    }

    static <T extends Comparable<T>> List<T> sorted(Set<T> set) {
        List<T> list = new ArrayList<>(set);
        Collections.sort(list);
        return list;
    }

    public static void main(String[] args) {
        Set<Integer> a = new HashSet<>(Arrays.asList(5, 1, 3, 1));
        Set<Integer> b = new HashSet<>(Arrays.asList(3, 4, 5));
        System.out.println(a + " " + b + " " + union(a, b));
        Set<Integer> both = new HashSet<>(a);
        System.out.println(both.retainAll(b) + " " + both + " " + both.retainAll(b));
        Set<Integer> only = new HashSet<>(a);
        only.removeAll(b);
        System.out.println(only + " " + a.containsAll(both) + " " + a.equals(new TreeSet<>(a)));
        System.out.println(a.add(1) + " " + a.remove(1) + " " + a.remove(1) + " " + a.size() + " " + a.hashCode());
        TreeSet<String> words = new TreeSet<>(Arrays.asList("pear", "Apple", "fig", "banana"));
        System.out.println(words + " " + words.first() + " " + words.last());
        System.out.println(words.floor("c") + " " + words.ceiling("c") + " " + words.lower("Apple") + " " + words.higher("fig"));
        System.out.println(words.headSet("fig") + " " + words.tailSet("fig") + " " + words.subSet("a", "g"));
        System.out.println(words.descendingSet() + " " + words.pollFirst() + " " + words.pollLast() + " " + words);
        TreeSet<String> caseless = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        System.out.println(caseless.add("A") + " " + caseless.add("a") + " " + caseless.contains("A") + " " + caseless);
        TreeSet<int[]> arrays = new TreeSet<>(Comparator.comparingInt(x -> x[0]));
        arrays.add(new int[] {3});
        arrays.add(new int[] {1});
        arrays.add(new int[] {3, 3});
        System.out.println(arrays.size() + " " + arrays.first()[0]);
        Iterator<Integer> it = b.iterator();
        it.next();
        it.remove();
        System.out.println(b);
        System.out.println(sorted(new HashSet<>(List.of("q", "w", "e", "r", "t", "y"))));
        Set<Set<Integer>> sets = new HashSet<>();
        sets.add(new HashSet<>(List.of(1, 2)));
        sets.add(new HashSet<>(List.of(2, 1)));
        sets.add(new TreeSet<>(List.of(1, 2)));
        System.out.println(sets);
        Set<Object> mixed = new HashSet<>();
        System.out.println(mixed.add(1) + " " + mixed.add(1L) + " " + mixed.add('1') + " " + mixed.add("1") + " "
            + mixed.add(null) + " " + mixed.add(null) + " " + mixed.size());
        try {
            new TreeSet<Object>(Arrays.asList("a", 1));
        } catch (ClassCastException e) {
            System.out.println("not comparable");
        }
    }
}
