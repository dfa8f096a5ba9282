package java.util;

import java.util.function.Supplier;

/** Operations on objects that may be null. */
public final class Objects {
    private Objects() {
    }

    public static boolean equals(Object first, Object second) {
        return first == second || first != null && first.equals(second);
    }

    public static boolean deepEquals(Object first, Object second) {
        return first == second || first != null && Arrays.deepEquals(new Object[] {first}, new Object[] {second});
    }

    public static int hashCode(Object object) {
        return object == null ? 0 : object.hashCode();
    }

    public static int hash(Object... values) {
        if (values == null) return 0;
        int hash = 1;
        for (Object each : values) hash = 31 * hash + (each == null ? 0 : each.hashCode());
        return hash;
    }

    public static String toString(Object object) {
        return String.valueOf(object);
    }

    public static String toString(Object object, String ifNull) {
        return object == null ? ifNull : object.toString();
    }

    public static <T> int compare(T first, T second, Comparator<? super T> order) {
        return first == second ? 0 : order.compare(first, second);
    }

    public static boolean isNull(Object object) {
        return object == null;
    }

    public static boolean nonNull(Object object) {
        return object != null;
    }

    public static <T> T requireNonNull(T object) {
        if (object == null) throw new NullPointerException();
        return object;
    }

    public static <T> T requireNonNull(T object, String message) {
        if (object == null) throw new NullPointerException(message);
        return object;
    }

    public static <T> T requireNonNull(T object, Supplier<String> message) {
        if (object == null) throw new NullPointerException(message == null ? null : message.get());
        return object;
    }

    public static <T> T requireNonNullElse(T object, T otherwise) {
        return object == null ? requireNonNull(otherwise, "defaultObj") : object;
    }

    public static <T> T requireNonNullElseGet(T object, Supplier<? extends T> supplier) {
        if (object != null) return object;
        T otherwise = requireNonNull(supplier, "supplier").get();
        return requireNonNull(otherwise, "supplier.get()");
    }

    public static int checkIndex(int index, int length) {
        if (index < 0 || index >= length) {
            throw new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + length);
        }
        return index;
    }
}
