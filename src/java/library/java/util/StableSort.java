package java.util;

/**
 * Sorts objects and keeps the order of equal ones. Short ranges, and they alone, ask for the same comparisons as the
 * JDK: the run at the start, then binary insertion.
 */
final class StableSort {
    private static final int SHORT = 32;

    private StableSort() {
    }

    /** In natural order when there is no comparator. */
    static <T> void sort(Object[] array, int from, int to, Comparator<T> order) {
        if (to - from < 2) return;
        if (to - from < SHORT) insertAll(array, from, to, order);
        else mergeSort(array, from, to, order);
    }

    @SuppressWarnings("unchecked")
    private static <T> int compare(Object first, Object second, Comparator<T> order) {
        if (order == null) return ((Comparable<Object>) first).compareTo(second);
        return order.compare((T) first, (T) second);
    }

    private static <T> void insertAll(Object[] array, int from, int to, Comparator<T> order) {
        for (int i = endOfRun(array, from, to, order); i < to; i++) {
            Object next = array[i];
            int low = from;
            int high = i;
            while (low < high) {
                int middle = (low + high) >>> 1;
                if (compare(next, array[middle], order) < 0) high = middle;
                else low = middle + 1;
            }
            for (int k = i; k > low; k--) array[k] = array[k - 1];
            array[low] = next;
        }
    }

    /** The end of what is sorted already; a start that falls strictly is turned round. */
    private static <T> int endOfRun(Object[] array, int from, int to, Comparator<T> order) {
        int end = from + 2;
        if (compare(array[from + 1], array[from], order) < 0) {
            while (end < to && compare(array[end], array[end - 1], order) < 0) end++;
            for (int i = from, k = end - 1; i < k; i++, k--) {
                Object first = array[i];
                array[i] = array[k];
                array[k] = first;
            }
        } else {
            while (end < to && compare(array[end], array[end - 1], order) >= 0) end++;
        }
        return end;
    }

    private static <T> void mergeSort(Object[] array, int from, int to, Comparator<T> order) {
        if (to - from < SHORT) {
            sort(array, from, to, order);
            return;
        }
        int middle = (from + to) >>> 1;
        mergeSort(array, from, middle, order);
        mergeSort(array, middle, to, order);
        if (compare(array[middle], array[middle - 1], order) >= 0) return;
        merge(array, from, middle, to, order);
    }

    private static <T> void merge(Object[] array, int from, int middle, int to, Comparator<T> order) {
        Object[] left = new Object[middle - from];
        for (int i = 0; i < left.length; i++) left[i] = array[from + i];
        int i = 0;
        int k = middle;
        int at = from;
        while (i < left.length && k < to) {
            if (compare(array[k], left[i], order) < 0) array[at++] = array[k++];
            else array[at++] = left[i++];
        }
        while (i < left.length) array[at++] = left[i++];
    }
}
