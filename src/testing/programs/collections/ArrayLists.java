import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;

/** The methods of ArrayList and List. */
public class ArrayLists {
    public static void main(String[] args) {
        List<String> list = new ArrayList<>();
        System.out.println(list.isEmpty() + " " + list + " " + list.add("a") + " " + list.size());
        list.add("c");
        list.add(1, "b");
        list.addAll(Arrays.asList("d", "e", "b"));
        list.addAll(0, List.of("x", "y"));
        System.out.println(list + " " + list.indexOf("b") + " " + list.lastIndexOf("b") + " " + list.indexOf("zz"));
        System.out.println(list.set(0, "X") + " " + list.get(0) + " " + list.contains("e") + " " + list.contains(null));
        System.out.println(list.remove(0) + " " + list.remove("b") + " " + list.remove("zz") + " " + list);
        System.out.println(list.subList(1, 4));
        List<String> view = list.subList(0, 2);
        view.set(0, "changed");
        view.clear();
        System.out.println(list);
        list.removeIf(s -> s.compareTo("d") > 0);
        list.replaceAll(s -> s + s);
        System.out.println(list);
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < 15; i++) {
            numbers.add(i * i % 11);
        }
        System.out.println(numbers);
        numbers.remove(Integer.valueOf(9));
        numbers.remove(9);
        System.out.println(numbers + " " + numbers.size());
        numbers.sort(null);
        System.out.println(numbers);
        numbers.sort(Collections.reverseOrder());
        numbers.removeAll(List.of(1, 4));
        System.out.println(numbers);
        numbers.retainAll(Arrays.asList(0, 3, 5));
        System.out.println(numbers + " " + numbers.containsAll(List.of(0, 5)));
        Integer[] array = numbers.toArray(new Integer[0]);
        Object[] objects = numbers.toArray();
        System.out.println(array.length + " " + objects.length + " " + array[0]);
        for (Iterator<Integer> it = numbers.iterator(); it.hasNext();) {
            if (it.next() == 0) {
                it.remove();
            }
        }
        System.out.println(numbers);
        ListIterator<Integer> li = numbers.listIterator();
        while (li.hasNext()) {
            int index = li.nextIndex();
            int n = li.next();
            if (index % 2 == 0) {
                li.set(n * 100);
            } else {
                li.add(-n);
            }
        }
        while (li.hasPrevious()) {
            System.out.print(li.previous() + " ");
        }
        System.out.println();
        System.out.println(new ArrayList<>(List.of(1, 2)).equals(Arrays.asList(1, 2)) + " " + List.of(1, 2).hashCode());
        List<List<Integer>> nested = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            nested.add(new ArrayList<>());
            for (int j = 0; j <= i; j++) {
                nested.get(i).add(j == 0 || j == i ? 1 : nested.get(i - 1).get(j - 1) + nested.get(i - 1).get(j));
            }
        }
        System.out.println(nested);
        list.clear();
        list.add(null);
        list.add(null);
        System.out.println(list + " " + list.indexOf(null) + " " + list.remove(null) + " " + list.size());
        list.forEach(s -> System.out.println("element " + s));
    }
}
