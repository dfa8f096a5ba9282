import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** The methods of java.util.Arrays. */
public class ArraysClass {
    public static void main(String[] args) {
        int[] a = {5, 3, 9, 1, 7};
        int[] copy = Arrays.copyOf(a, 7);
        System.out.println(Arrays.toString(copy) + Arrays.toString(Arrays.copyOf(a, 2)));
        System.out.println(Arrays.toString(Arrays.copyOfRange(a, 1, 4)));
        Arrays.sort(a);
        System.out.println(Arrays.toString(a));
        System.out.println(Arrays.binarySearch(a, 7) + " " + Arrays.binarySearch(a, 4) + " " + Arrays.binarySearch(a, 99));
        Arrays.sort(copy, 1, 4);
        System.out.println(Arrays.toString(copy));
        Arrays.fill(copy, 2, 5, -1);
        System.out.println(Arrays.toString(copy));
        System.out.println(Arrays.equals(new int[] {1, 2}, new int[] {1, 2}) + " " + Arrays.equals(a, null));
        System.out.println(Arrays.hashCode(new int[] {1, 2, 3}) + " " + Arrays.hashCode(new String[] {"a", null}));
        System.out.println(Arrays.deepEquals(new int[][] {{1}, {2}}, new int[][] {{1}, {2}}));
        System.out.println(Arrays.toString(new double[] {1, 2.5}) + Arrays.toString(new char[] {'x'})
            + Arrays.toString(new boolean[2]) + Arrays.toString(new Object[] {null, 1, "s"})
            + Arrays.toString((int[]) null) + Arrays.toString(new int[0]));
        String[] words = {"banana", "Apple", "cherry", "apple", "fig"};
        Arrays.sort(words);
        System.out.println(Arrays.toString(words));
        Arrays.sort(words, String.CASE_INSENSITIVE_ORDER);
        System.out.println(Arrays.toString(words));
        Arrays.sort(words, Comparator.comparingInt(String::length).thenComparing(Comparator.reverseOrder()));
        System.out.println(Arrays.toString(words));
        Integer[] boxed = {3, 1, 2};
        Arrays.sort(boxed, Collections.reverseOrder());
        System.out.println(Arrays.asList(boxed));
        List<String> view = Arrays.asList(words);
        view.set(0, "changed");
        System.out.println(words[0] + " " + view.size() + " " + view.contains("cherry"));
        Collections.swap(view, 1, 2);
        System.out.println(String.join(" ", words));
        try {
            view.add("more");
        } catch (UnsupportedOperationException e) {
            System.out.println("fixed size");
        }
        char[] letters = "sorting".toCharArray();
        Arrays.sort(letters);
        System.out.println(new String(letters));
        double[] doubles = {2.5, -0.0, 0.0, Double.NaN, -1};
        Arrays.sort(doubles);
        System.out.println(Arrays.toString(doubles));
        System.out.println(Arrays.asList(1, 2, 3).hashCode() + " " + Arrays.asList(1, 2).equals(List.of(1, 2)));
    }
}
