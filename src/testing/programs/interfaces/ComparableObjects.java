import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Classes with a natural order. */
public class ComparableObjects {
    static class Version implements Comparable<Version> {
        private final int[] parts;
        static int comparisons = 0;

        Version(String text) {
            String[] numbers = text.split("\\.");
            parts = new int[numbers.length];
            for (int i = 0; i < numbers.length; i++) {
                parts[i] = Integer.parseInt(numbers[i]);
            }
        }

        @Override
        public int compareTo(Version other) {
            comparisons++;
            int common = Math.min(parts.length, other.parts.length);
            for (int i = 0; i < common; i++) {
                if (parts[i] != other.parts[i]) {
                    return parts[i] < other.parts[i] ? -1 : 1;
                }
            }
            return Integer.compare(parts.length, other.parts.length);
        }

        @Override
        public String toString() {
            StringBuilder s = new StringBuilder("v");
            for (int p : parts) {
                s.append(p).append('.');
            }
            s.setLength(s.length() - 1);
            return s.toString();
        }
    }

    static <T extends Comparable<T>> T largest(List<T> items) {
        T best = items.get(0);
        for (T item : items) {
            if (item.compareTo(best) > 0) {
                best = item;
            }
        }
        return best;
    }

    static <T extends Comparable<? super T>> void insertionSort(T[] a) {
        for (int i = 1; i < a.length; i++) {
            T key = a[i];
            int j = i - 1;
            while (j >= 0 && a[j].compareTo(key) > 0) {
                a[j + 1] = a[j];
                j--;
            }
            a[j + 1] = key;
        }
    }

    public static void main(String[] args) {
        List<Version> versions = new ArrayList<>();
        for (String s : "1.10 1.9.3 2 1.9 0.5.1 10.0 1.9.3.1".split(" ")) {
            versions.add(new Version(s));
        }
        System.out.println(largest(versions));
        Collections.sort(versions);
        System.out.println(versions);
        versions.sort(Collections.reverseOrder());
        System.out.println(versions);
        System.out.println(Collections.binarySearch(Arrays.asList(1, 3, 5, 7), 5));
        Version[] array = versions.toArray(new Version[0]);
        insertionSort(array);
        System.out.println(Arrays.toString(array));
        Integer[] numbers = {5, -2, 9, 0};
        insertionSort(numbers);
        System.out.println(Arrays.toString(numbers));
        String[] words = {"b", "B", "a", "aa", ""};
        insertionSort(words);
        System.out.println(Arrays.toString(words));
        System.out.println(largest(Arrays.asList('x', 'z', 'y')) + " " + (Version.comparisons > 20));
    }
}
