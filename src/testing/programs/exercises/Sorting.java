import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;

/** Sorting algorithms on the same arrays. */
public class Sorting {
    private static int comparisons;

    private static boolean less(int a, int b) {
        comparisons++;
        return a < b;
    }

    private static void swap(int[] a, int i, int j) {
        int t = a[i];
        a[i] = a[j];
        a[j] = t;
    }

    static void selection(int[] a) {
        for (int i = 0; i < a.length; i++) {
            int least = i;
            for (int j = i + 1; j < a.length; j++) {
                if (less(a[j], a[least])) {
                    least = j;
                }
            }
            swap(a, i, least);
        }
    }

    static void insertion(int[] a) {
        for (int i = 1; i < a.length; i++) {
            for (int j = i; j > 0 && less(a[j], a[j - 1]); j--) {
                swap(a, j, j - 1);
            }
        }
    }

    static void quick(int[] a, int low, int high) {
        if (low >= high) {
            return;
        }
        int pivot = a[(low + high) >>> 1];
        int i = low, j = high;
        while (i <= j) {
            while (less(a[i], pivot)) i++;
            while (less(pivot, a[j])) j--;
            if (i <= j) {
                swap(a, i++, j--);
            }
        }
        quick(a, low, j);
        quick(a, i, high);
    }

    static int[] merge(int[] a) {
        if (a.length < 2) {
            return a;
        }
        int[] left = merge(Arrays.copyOfRange(a, 0, a.length / 2));
        int[] right = merge(Arrays.copyOfRange(a, a.length / 2, a.length));
        int[] result = new int[a.length];
        for (int i = 0, l = 0, r = 0; i < result.length; i++) {
            boolean takeLeft = r == right.length || l < left.length && !less(right[r], left[l]);
            result[i] = takeLeft ? left[l++] : right[r++];
        }
        return result;
    }

    static void heap(int[] a) {
        for (int i = a.length / 2; i >= 0; i--) {
            sink(a, i, a.length);
        }
        for (int end = a.length - 1; end > 0; end--) {
            swap(a, 0, end);
            sink(a, 0, end);
        }
    }

    private static void sink(int[] a, int i, int end) {
        for (int child; (child = 2 * i + 1) < end; i = child) {
            if (child + 1 < end && less(a[child], a[child + 1])) {
                child++;
            }
            if (!less(a[i], a[child])) {
                return;
            }
            swap(a, i, child);
        }
    }

    static void radix(int[] a) {
        for (int shift = 0; shift < 32; shift += 8) {
            int[] starts = new int[257];
            for (int n : a) {
                starts[(n >> shift & 0xff ^ (shift == 24 ? 0x80 : 0)) + 1]++;
            }
            for (int i = 0; i < 256; i++) {
                starts[i + 1] += starts[i];
            }
            int[] sorted = new int[a.length];
            for (int n : a) {
                sorted[starts[n >> shift & 0xff ^ (shift == 24 ? 0x80 : 0)]++] = n;
            }
            System.arraycopy(sorted, 0, a, 0, a.length);
        }
    }

    public static void main(String[] args) {
        Random random = new Random(11);
        int[] original = new int[60];
        for (int i = 0; i < original.length; i++) {
            original[i] = random.nextInt(2000) - 1000;
        }
        int[] expected = original.clone();
        Arrays.sort(expected);
        Map<String, Consumer<int[]>> algorithms = new LinkedHashMap<>();
        algorithms.put("selection", Sorting::selection);
        algorithms.put("insertion", Sorting::insertion);
        algorithms.put("quick", a -> quick(a, 0, a.length - 1));
        algorithms.put("merge", a -> System.arraycopy(merge(a), 0, a, 0, a.length));
        algorithms.put("heap", Sorting::heap);
        algorithms.put("radix", Sorting::radix);
        algorithms.forEach((name, sort) -> {
            comparisons = 0;
            int[] copy = original.clone();
            sort.accept(copy);
            System.out.println(name + " " + Arrays.equals(copy, expected) + " " + comparisons);
        });
        System.out.println(Arrays.toString(Arrays.copyOf(expected, 8)) + " " + Arrays.hashCode(original));
    }
}
