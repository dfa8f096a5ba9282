package java.util;

import java.io.Serializable;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Operations on arrays. */
public final class Arrays {
    private Arrays() {
    }

    public static String toString(boolean[] array) {
        if (array == null) return "null";
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            if (i > 0) text.append(", ");
            text.append(array[i]);
        }
        return text.append("]").toString();
    }

    public static String toString(byte[] array) {
        if (array == null) return "null";
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            if (i > 0) text.append(", ");
            text.append(array[i]);
        }
        return text.append("]").toString();
    }

    public static String toString(char[] array) {
        if (array == null) return "null";
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            if (i > 0) text.append(", ");
            text.append(array[i]);
        }
        return text.append("]").toString();
    }

    public static String toString(short[] array) {
        if (array == null) return "null";
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            if (i > 0) text.append(", ");
            text.append(array[i]);
        }
        return text.append("]").toString();
    }

    public static String toString(int[] array) {
        if (array == null) return "null";
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            if (i > 0) text.append(", ");
            text.append(array[i]);
        }
        return text.append("]").toString();
    }

    public static String toString(long[] array) {
        if (array == null) return "null";
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            if (i > 0) text.append(", ");
            text.append(array[i]);
        }
        return text.append("]").toString();
    }

    public static String toString(float[] array) {
        if (array == null) return "null";
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            if (i > 0) text.append(", ");
            text.append(array[i]);
        }
        return text.append("]").toString();
    }

    public static String toString(double[] array) {
        if (array == null) return "null";
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            if (i > 0) text.append(", ");
            text.append(array[i]);
        }
        return text.append("]").toString();
    }

    public static String toString(Object[] array) {
        if (array == null) return "null";
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            if (i > 0) text.append(", ");
            text.append(String.valueOf(array[i]));
        }
        return text.append("]").toString();
    }

    public static boolean equals(boolean[] first, boolean[] second) {
        if (first == second) return true;
        if (first == null || second == null || first.length != second.length) return false;
        for (int i = 0; i < first.length; i++) {
            if (first[i] != second[i]) return false;
        }
        return true;
    }

    public static boolean equals(byte[] first, byte[] second) {
        if (first == second) return true;
        if (first == null || second == null || first.length != second.length) return false;
        for (int i = 0; i < first.length; i++) {
            if (first[i] != second[i]) return false;
        }
        return true;
    }

    public static boolean equals(char[] first, char[] second) {
        if (first == second) return true;
        if (first == null || second == null || first.length != second.length) return false;
        for (int i = 0; i < first.length; i++) {
            if (first[i] != second[i]) return false;
        }
        return true;
    }

    public static boolean equals(short[] first, short[] second) {
        if (first == second) return true;
        if (first == null || second == null || first.length != second.length) return false;
        for (int i = 0; i < first.length; i++) {
            if (first[i] != second[i]) return false;
        }
        return true;
    }

    public static boolean equals(int[] first, int[] second) {
        if (first == second) return true;
        if (first == null || second == null || first.length != second.length) return false;
        for (int i = 0; i < first.length; i++) {
            if (first[i] != second[i]) return false;
        }
        return true;
    }

    public static boolean equals(long[] first, long[] second) {
        if (first == second) return true;
        if (first == null || second == null || first.length != second.length) return false;
        for (int i = 0; i < first.length; i++) {
            if (first[i] != second[i]) return false;
        }
        return true;
    }

    public static boolean equals(float[] first, float[] second) {
        if (first == second) return true;
        if (first == null || second == null || first.length != second.length) return false;
        for (int i = 0; i < first.length; i++) {
            if (Float.compare(first[i], second[i]) != 0) return false;
        }
        return true;
    }

    public static boolean equals(double[] first, double[] second) {
        if (first == second) return true;
        if (first == null || second == null || first.length != second.length) return false;
        for (int i = 0; i < first.length; i++) {
            if (Double.compare(first[i], second[i]) != 0) return false;
        }
        return true;
    }

    public static boolean equals(Object[] first, Object[] second) {
        if (first == second) return true;
        if (first == null || second == null || first.length != second.length) return false;
        for (int i = 0; i < first.length; i++) {
            if (!Objects.equals(first[i], second[i])) return false;
        }
        return true;
    }

    public static int hashCode(boolean[] array) {
        if (array == null) return 0;
        int hash = 1;
        for (boolean each : array) hash = 31 * hash + Boolean.hashCode(each);
        return hash;
    }

    public static int hashCode(byte[] array) {
        if (array == null) return 0;
        int hash = 1;
        for (byte each : array) hash = 31 * hash + Byte.hashCode(each);
        return hash;
    }

    public static int hashCode(char[] array) {
        if (array == null) return 0;
        int hash = 1;
        for (char each : array) hash = 31 * hash + Character.hashCode(each);
        return hash;
    }

    public static int hashCode(short[] array) {
        if (array == null) return 0;
        int hash = 1;
        for (short each : array) hash = 31 * hash + Short.hashCode(each);
        return hash;
    }

    public static int hashCode(int[] array) {
        if (array == null) return 0;
        int hash = 1;
        for (int each : array) hash = 31 * hash + Integer.hashCode(each);
        return hash;
    }

    public static int hashCode(long[] array) {
        if (array == null) return 0;
        int hash = 1;
        for (long each : array) hash = 31 * hash + Long.hashCode(each);
        return hash;
    }

    public static int hashCode(float[] array) {
        if (array == null) return 0;
        int hash = 1;
        for (float each : array) hash = 31 * hash + Float.hashCode(each);
        return hash;
    }

    public static int hashCode(double[] array) {
        if (array == null) return 0;
        int hash = 1;
        for (double each : array) hash = 31 * hash + Double.hashCode(each);
        return hash;
    }

    public static int hashCode(Object[] array) {
        if (array == null) return 0;
        int hash = 1;
        for (Object each : array) hash = 31 * hash + Objects.hashCode(each);
        return hash;
    }

    public static void fill(boolean[] array, boolean value) {
        for (int i = 0; i < array.length; i++) array[i] = value;
    }

    public static void fill(boolean[] array, int from, int to, boolean value) {
        checkRange(array.length, from, to);
        for (int i = from; i < to; i++) array[i] = value;
    }

    public static void fill(byte[] array, byte value) {
        for (int i = 0; i < array.length; i++) array[i] = value;
    }

    public static void fill(byte[] array, int from, int to, byte value) {
        checkRange(array.length, from, to);
        for (int i = from; i < to; i++) array[i] = value;
    }

    public static void fill(char[] array, char value) {
        for (int i = 0; i < array.length; i++) array[i] = value;
    }

    public static void fill(char[] array, int from, int to, char value) {
        checkRange(array.length, from, to);
        for (int i = from; i < to; i++) array[i] = value;
    }

    public static void fill(short[] array, short value) {
        for (int i = 0; i < array.length; i++) array[i] = value;
    }

    public static void fill(short[] array, int from, int to, short value) {
        checkRange(array.length, from, to);
        for (int i = from; i < to; i++) array[i] = value;
    }

    public static void fill(int[] array, int value) {
        for (int i = 0; i < array.length; i++) array[i] = value;
    }

    public static void fill(int[] array, int from, int to, int value) {
        checkRange(array.length, from, to);
        for (int i = from; i < to; i++) array[i] = value;
    }

    public static void fill(long[] array, long value) {
        for (int i = 0; i < array.length; i++) array[i] = value;
    }

    public static void fill(long[] array, int from, int to, long value) {
        checkRange(array.length, from, to);
        for (int i = from; i < to; i++) array[i] = value;
    }

    public static void fill(float[] array, float value) {
        for (int i = 0; i < array.length; i++) array[i] = value;
    }

    public static void fill(float[] array, int from, int to, float value) {
        checkRange(array.length, from, to);
        for (int i = from; i < to; i++) array[i] = value;
    }

    public static void fill(double[] array, double value) {
        for (int i = 0; i < array.length; i++) array[i] = value;
    }

    public static void fill(double[] array, int from, int to, double value) {
        checkRange(array.length, from, to);
        for (int i = from; i < to; i++) array[i] = value;
    }

    public static void fill(Object[] array, Object value) {
        for (int i = 0; i < array.length; i++) array[i] = value;
    }

    public static void fill(Object[] array, int from, int to, Object value) {
        checkRange(array.length, from, to);
        for (int i = from; i < to; i++) array[i] = value;
    }

    public static boolean[] copyOf(boolean[] array, int length) {
        boolean[] copy = new boolean[length];
        for (int i = 0; i < length && i < array.length; i++) copy[i] = array[i];
        return copy;
    }

    public static boolean[] copyOfRange(boolean[] array, int from, int to) {
        checkCopy(array.length, from, to);
        boolean[] copy = new boolean[to - from];
        for (int i = from; i < to && i < array.length; i++) copy[i - from] = array[i];
        return copy;
    }

    public static byte[] copyOf(byte[] array, int length) {
        byte[] copy = new byte[length];
        for (int i = 0; i < length && i < array.length; i++) copy[i] = array[i];
        return copy;
    }

    public static byte[] copyOfRange(byte[] array, int from, int to) {
        checkCopy(array.length, from, to);
        byte[] copy = new byte[to - from];
        for (int i = from; i < to && i < array.length; i++) copy[i - from] = array[i];
        return copy;
    }

    public static char[] copyOf(char[] array, int length) {
        char[] copy = new char[length];
        for (int i = 0; i < length && i < array.length; i++) copy[i] = array[i];
        return copy;
    }

    public static char[] copyOfRange(char[] array, int from, int to) {
        checkCopy(array.length, from, to);
        char[] copy = new char[to - from];
        for (int i = from; i < to && i < array.length; i++) copy[i - from] = array[i];
        return copy;
    }

    public static short[] copyOf(short[] array, int length) {
        short[] copy = new short[length];
        for (int i = 0; i < length && i < array.length; i++) copy[i] = array[i];
        return copy;
    }

    public static short[] copyOfRange(short[] array, int from, int to) {
        checkCopy(array.length, from, to);
        short[] copy = new short[to - from];
        for (int i = from; i < to && i < array.length; i++) copy[i - from] = array[i];
        return copy;
    }

    public static int[] copyOf(int[] array, int length) {
        int[] copy = new int[length];
        for (int i = 0; i < length && i < array.length; i++) copy[i] = array[i];
        return copy;
    }

    public static int[] copyOfRange(int[] array, int from, int to) {
        checkCopy(array.length, from, to);
        int[] copy = new int[to - from];
        for (int i = from; i < to && i < array.length; i++) copy[i - from] = array[i];
        return copy;
    }

    public static long[] copyOf(long[] array, int length) {
        long[] copy = new long[length];
        for (int i = 0; i < length && i < array.length; i++) copy[i] = array[i];
        return copy;
    }

    public static long[] copyOfRange(long[] array, int from, int to) {
        checkCopy(array.length, from, to);
        long[] copy = new long[to - from];
        for (int i = from; i < to && i < array.length; i++) copy[i - from] = array[i];
        return copy;
    }

    public static float[] copyOf(float[] array, int length) {
        float[] copy = new float[length];
        for (int i = 0; i < length && i < array.length; i++) copy[i] = array[i];
        return copy;
    }

    public static float[] copyOfRange(float[] array, int from, int to) {
        checkCopy(array.length, from, to);
        float[] copy = new float[to - from];
        for (int i = from; i < to && i < array.length; i++) copy[i - from] = array[i];
        return copy;
    }

    public static double[] copyOf(double[] array, int length) {
        double[] copy = new double[length];
        for (int i = 0; i < length && i < array.length; i++) copy[i] = array[i];
        return copy;
    }

    public static double[] copyOfRange(double[] array, int from, int to) {
        checkCopy(array.length, from, to);
        double[] copy = new double[to - from];
        for (int i = from; i < to && i < array.length; i++) copy[i - from] = array[i];
        return copy;
    }

    public static <T> T[] copyOf(T[] array, int length) {
        T[] copy = ArrayCopies.sameClass(array, length);
        for (int i = 0; i < length && i < array.length; i++) copy[i] = array[i];
        return copy;
    }

    public static <T> T[] copyOfRange(T[] array, int from, int to) {
        checkCopy(array.length, from, to);
        T[] copy = ArrayCopies.sameClass(array, to - from);
        for (int i = from; i < to && i < array.length; i++) copy[i - from] = array[i];
        return copy;
    }

    public static void sort(byte[] array) {
        PrimitiveSort.sort(array, 0, array.length);
    }

    public static void sort(byte[] array, int from, int to) {
        checkRange(array.length, from, to);
        PrimitiveSort.sort(array, from, to);
    }

    public static void sort(char[] array) {
        PrimitiveSort.sort(array, 0, array.length);
    }

    public static void sort(char[] array, int from, int to) {
        checkRange(array.length, from, to);
        PrimitiveSort.sort(array, from, to);
    }

    public static void sort(short[] array) {
        PrimitiveSort.sort(array, 0, array.length);
    }

    public static void sort(short[] array, int from, int to) {
        checkRange(array.length, from, to);
        PrimitiveSort.sort(array, from, to);
    }

    public static void sort(int[] array) {
        PrimitiveSort.sort(array, 0, array.length);
    }

    public static void sort(int[] array, int from, int to) {
        checkRange(array.length, from, to);
        PrimitiveSort.sort(array, from, to);
    }

    public static void sort(long[] array) {
        PrimitiveSort.sort(array, 0, array.length);
    }

    public static void sort(long[] array, int from, int to) {
        checkRange(array.length, from, to);
        PrimitiveSort.sort(array, from, to);
    }

    public static void sort(float[] array) {
        PrimitiveSort.sort(array, 0, array.length);
    }

    public static void sort(float[] array, int from, int to) {
        checkRange(array.length, from, to);
        PrimitiveSort.sort(array, from, to);
    }

    public static void sort(double[] array) {
        PrimitiveSort.sort(array, 0, array.length);
    }

    public static void sort(double[] array, int from, int to) {
        checkRange(array.length, from, to);
        PrimitiveSort.sort(array, from, to);
    }

    public static int binarySearch(byte[] array, byte key) {
        return binarySearch(array, 0, array.length, key);
    }

    public static int binarySearch(byte[] array, int from, int to, byte key) {
        checkRange(array.length, from, to);
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int difference = Byte.compare(array[middle], key);
            if (difference == 0) return middle;
            if (difference < 0) low = middle + 1;
            else high = middle - 1;
        }
        return -(low + 1);
    }

    public static int binarySearch(char[] array, char key) {
        return binarySearch(array, 0, array.length, key);
    }

    public static int binarySearch(char[] array, int from, int to, char key) {
        checkRange(array.length, from, to);
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int difference = Character.compare(array[middle], key);
            if (difference == 0) return middle;
            if (difference < 0) low = middle + 1;
            else high = middle - 1;
        }
        return -(low + 1);
    }

    public static int binarySearch(short[] array, short key) {
        return binarySearch(array, 0, array.length, key);
    }

    public static int binarySearch(short[] array, int from, int to, short key) {
        checkRange(array.length, from, to);
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int difference = Short.compare(array[middle], key);
            if (difference == 0) return middle;
            if (difference < 0) low = middle + 1;
            else high = middle - 1;
        }
        return -(low + 1);
    }

    public static int binarySearch(int[] array, int key) {
        return binarySearch(array, 0, array.length, key);
    }

    public static int binarySearch(int[] array, int from, int to, int key) {
        checkRange(array.length, from, to);
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int difference = Integer.compare(array[middle], key);
            if (difference == 0) return middle;
            if (difference < 0) low = middle + 1;
            else high = middle - 1;
        }
        return -(low + 1);
    }

    public static int binarySearch(long[] array, long key) {
        return binarySearch(array, 0, array.length, key);
    }

    public static int binarySearch(long[] array, int from, int to, long key) {
        checkRange(array.length, from, to);
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int difference = Long.compare(array[middle], key);
            if (difference == 0) return middle;
            if (difference < 0) low = middle + 1;
            else high = middle - 1;
        }
        return -(low + 1);
    }

    public static int binarySearch(float[] array, float key) {
        return binarySearch(array, 0, array.length, key);
    }

    public static int binarySearch(float[] array, int from, int to, float key) {
        checkRange(array.length, from, to);
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int difference = Float.compare(array[middle], key);
            if (difference == 0) return middle;
            if (difference < 0) low = middle + 1;
            else high = middle - 1;
        }
        return -(low + 1);
    }

    public static int binarySearch(double[] array, double key) {
        return binarySearch(array, 0, array.length, key);
    }

    public static int binarySearch(double[] array, int from, int to, double key) {
        checkRange(array.length, from, to);
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int difference = Double.compare(array[middle], key);
            if (difference == 0) return middle;
            if (difference < 0) low = middle + 1;
            else high = middle - 1;
        }
        return -(low + 1);
    }

    public static int binarySearch(Object[] array, Object key) {
        return binarySearch(array, key, null);
    }

    @SuppressWarnings("unchecked")
    public static <T> int binarySearch(T[] array, T key, Comparator<? super T> order) {
        int low = 0;
        int high = array.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            T found = array[middle];
            int difference = order == null ? ((Comparable<Object>) found).compareTo(key) : order.compare(found, key);
            if (difference == 0) return middle;
            if (difference < 0) low = middle + 1;
            else high = middle - 1;
        }
        return -(low + 1);
    }

    public static void sort(Object[] array) {
        StableSort.sort(array, 0, array.length, null);
    }

    public static void sort(Object[] array, int from, int to) {
        checkRange(array.length, from, to);
        StableSort.sort(array, from, to, null);
    }

    public static <T> void sort(T[] array, Comparator<? super T> order) {
        StableSort.sort(array, 0, array.length, order);
    }

    public static <T> void sort(T[] array, int from, int to, Comparator<? super T> order) {
        checkRange(array.length, from, to);
        StableSort.sort(array, from, to, order);
    }

    public static <T> void setAll(T[] array, IntFunction<? extends T> generator) {
        for (int i = 0; i < array.length; i++) array[i] = generator.apply(i);
    }

    public static void setAll(int[] array, IntUnaryOperator generator) {
        for (int i = 0; i < array.length; i++) array[i] = generator.applyAsInt(i);
    }

    public static void setAll(long[] array, IntToLongFunction generator) {
        for (int i = 0; i < array.length; i++) array[i] = generator.applyAsLong(i);
    }

    public static void setAll(double[] array, IntToDoubleFunction generator) {
        for (int i = 0; i < array.length; i++) array[i] = generator.applyAsDouble(i);
    }

    @SafeVarargs
    public static <T> List<T> asList(T... elements) {
        return new ArrayList<T>(elements);
    }

    /** A list over the array that it was given: of a fixed size, and changes go through. */
    private static class ArrayList<E> extends AbstractList<E> implements RandomAccess, Serializable {
        private final E[] elements;

        ArrayList(E[] elements) {
            if (elements == null) throw new NullPointerException();
            this.elements = elements;
        }

        public int size() {
            return elements.length;
        }

        public E get(int index) {
            return elements[index];
        }

        public E set(int index, E element) {
            E old = elements[index];
            elements[index] = element;
            return old;
        }

        public void sort(Comparator<? super E> order) {
            Arrays.sort(elements, order);
        }
    }

    public static String deepToString(Object[] array) {
        return deepText(array, null);
    }

    /** Arrays that are inside of themselves are not written again. */
    private static String deepText(Object[] array, Outer around) {
        if (array == null) return "null";
        for (Outer each = around; each != null; each = each.next) {
            if (each.array == array) return "[...]";
        }
        Outer own = new Outer(array, around);
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            if (i > 0) text.append(", ");
            Object each = array[i];
            if (each instanceof Object[]) text.append(deepText((Object[]) each, own));
            else text.append(elementText(each));
        }
        return text.append("]").toString();
    }

    private static final class Outer {
        final Object[] array;
        final Outer next;

        Outer(Object[] array, Outer next) {
            this.array = array;
            this.next = next;
        }
    }

    private static String elementText(Object element) {
        if (element instanceof boolean[]) return toString((boolean[]) element);
        if (element instanceof byte[]) return toString((byte[]) element);
        if (element instanceof char[]) return toString((char[]) element);
        if (element instanceof short[]) return toString((short[]) element);
        if (element instanceof int[]) return toString((int[]) element);
        if (element instanceof long[]) return toString((long[]) element);
        if (element instanceof float[]) return toString((float[]) element);
        if (element instanceof double[]) return toString((double[]) element);
        return String.valueOf(element);
    }

    public static boolean deepEquals(Object[] first, Object[] second) {
        if (first == second) return true;
        if (first == null || second == null || first.length != second.length) return false;
        for (int i = 0; i < first.length; i++) {
            if (!areDeepEqual(first[i], second[i])) return false;
        }
        return true;
    }

    private static boolean areDeepEqual(Object first, Object second) {
        if (first == null || second == null) return first == second;
        if (first instanceof Object[] && second instanceof Object[]) {
            return deepEquals((Object[]) first, (Object[]) second);
        }
        if (first instanceof boolean[] && second instanceof boolean[]) {
            return equals((boolean[]) first, (boolean[]) second);
        }
        if (first instanceof byte[] && second instanceof byte[]) return equals((byte[]) first, (byte[]) second);
        if (first instanceof char[] && second instanceof char[]) return equals((char[]) first, (char[]) second);
        if (first instanceof short[] && second instanceof short[]) return equals((short[]) first, (short[]) second);
        if (first instanceof int[] && second instanceof int[]) return equals((int[]) first, (int[]) second);
        if (first instanceof long[] && second instanceof long[]) return equals((long[]) first, (long[]) second);
        if (first instanceof float[] && second instanceof float[]) return equals((float[]) first, (float[]) second);
        if (first instanceof double[] && second instanceof double[]) return equals((double[]) first, (double[]) second);
        return first.equals(second);
    }

    public static int deepHashCode(Object[] array) {
        if (array == null) return 0;
        int hash = 1;
        for (Object each : array) hash = 31 * hash + elementHash(each);
        return hash;
    }

    private static int elementHash(Object element) {
        if (element instanceof Object[]) return deepHashCode((Object[]) element);
        if (element instanceof boolean[]) return hashCode((boolean[]) element);
        if (element instanceof byte[]) return hashCode((byte[]) element);
        if (element instanceof char[]) return hashCode((char[]) element);
        if (element instanceof short[]) return hashCode((short[]) element);
        if (element instanceof int[]) return hashCode((int[]) element);
        if (element instanceof long[]) return hashCode((long[]) element);
        if (element instanceof float[]) return hashCode((float[]) element);
        if (element instanceof double[]) return hashCode((double[]) element);
        return Objects.hashCode(element);
    }

    private static void checkRange(int length, int from, int to) {
        if (from > to) throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
        if (from < 0) throw new ArrayIndexOutOfBoundsException(from);
        if (to > length) throw new ArrayIndexOutOfBoundsException(to);
    }

    private static void checkCopy(int length, int from, int to) {
        if (from > to) throw new IllegalArgumentException(from + " > " + to);
        if (from < 0 || from > length) throw new ArrayIndexOutOfBoundsException(from);
    }

    public static <T> Stream<T> stream(T[] array) {
        return stream(array, 0, array.length);
    }

    public static <T> Stream<T> stream(T[] array, int from, int to) {
        checkStreamed(array.length, from, to);
        List<T> all = asList(array);
        return (to - from == array.length ? all : all.subList(from, to)).stream();
    }

    public static IntStream stream(int[] array) {
        return stream(array, 0, array.length);
    }

    public static IntStream stream(int[] array, int from, int to) {
        checkStreamed(array.length, from, to);
        return IntStream.range(from, to).map(i -> array[i]);
    }

    public static LongStream stream(long[] array) {
        return stream(array, 0, array.length);
    }

    public static LongStream stream(long[] array, int from, int to) {
        checkStreamed(array.length, from, to);
        return IntStream.range(from, to).mapToLong(i -> array[i]);
    }

    public static DoubleStream stream(double[] array) {
        return stream(array, 0, array.length);
    }

    public static DoubleStream stream(double[] array, int from, int to) {
        checkStreamed(array.length, from, to);
        return IntStream.range(from, to).mapToDouble(i -> array[i]);
    }

    private static void checkStreamed(int length, int from, int to) {
        if (from > to) throw new ArrayIndexOutOfBoundsException("origin(" + from + ") > fence(" + to + ")");
        if (from < 0) throw new ArrayIndexOutOfBoundsException(from);
        if (to > length) throw new ArrayIndexOutOfBoundsException(to);
    }
}
