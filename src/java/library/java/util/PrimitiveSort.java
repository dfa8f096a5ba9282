package java.util;

/** Sorts numbers by insertion over shrinking gaps (Shell, 1959). */
final class PrimitiveSort {
    private PrimitiveSort() {
    }

    /** The largest of 1, 4, 13, 40, … that is less than a third of the length. */
    private static int firstGap(int length) {
        int gap = 1;
        while (3 * gap + 1 < length / 3) gap = 3 * gap + 1;
        return gap;
    }

    static void sort(byte[] array, int from, int to) {
        for (int gap = firstGap(to - from); gap > 0; gap /= 3) {
            for (int i = from + gap; i < to; i++) {
                byte value = array[i];
                int at = i;
                while (at - gap >= from && value < array[at - gap]) {
                    array[at] = array[at - gap];
                    at -= gap;
                }
                array[at] = value;
            }
        }
    }

    static void sort(char[] array, int from, int to) {
        for (int gap = firstGap(to - from); gap > 0; gap /= 3) {
            for (int i = from + gap; i < to; i++) {
                char value = array[i];
                int at = i;
                while (at - gap >= from && value < array[at - gap]) {
                    array[at] = array[at - gap];
                    at -= gap;
                }
                array[at] = value;
            }
        }
    }

    static void sort(short[] array, int from, int to) {
        for (int gap = firstGap(to - from); gap > 0; gap /= 3) {
            for (int i = from + gap; i < to; i++) {
                short value = array[i];
                int at = i;
                while (at - gap >= from && value < array[at - gap]) {
                    array[at] = array[at - gap];
                    at -= gap;
                }
                array[at] = value;
            }
        }
    }

    static void sort(int[] array, int from, int to) {
        for (int gap = firstGap(to - from); gap > 0; gap /= 3) {
            for (int i = from + gap; i < to; i++) {
                int value = array[i];
                int at = i;
                while (at - gap >= from && value < array[at - gap]) {
                    array[at] = array[at - gap];
                    at -= gap;
                }
                array[at] = value;
            }
        }
    }

    static void sort(long[] array, int from, int to) {
        for (int gap = firstGap(to - from); gap > 0; gap /= 3) {
            for (int i = from + gap; i < to; i++) {
                long value = array[i];
                int at = i;
                while (at - gap >= from && value < array[at - gap]) {
                    array[at] = array[at - gap];
                    at -= gap;
                }
                array[at] = value;
            }
        }
    }

    static void sort(float[] array, int from, int to) {
        for (int gap = firstGap(to - from); gap > 0; gap /= 3) {
            for (int i = from + gap; i < to; i++) {
                float value = array[i];
                int at = i;
                while (at - gap >= from && Float.compare(value, array[at - gap]) < 0) {
                    array[at] = array[at - gap];
                    at -= gap;
                }
                array[at] = value;
            }
        }
    }

    static void sort(double[] array, int from, int to) {
        for (int gap = firstGap(to - from); gap > 0; gap /= 3) {
            for (int i = from + gap; i < to; i++) {
                double value = array[i];
                int at = i;
                while (at - gap >= from && Double.compare(value, array[at - gap]) < 0) {
                    array[at] = array[at - gap];
                    at -= gap;
                }
                array[at] = value;
            }
        }
    }
}
