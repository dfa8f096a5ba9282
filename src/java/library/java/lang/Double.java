package java.lang;

/** A double as an object. */
public final class Double extends Number implements Comparable<Double> {
    public static final double POSITIVE_INFINITY = 1.0 / 0.0;
    public static final double NEGATIVE_INFINITY = -1.0 / 0.0;
    public static final double NaN = 0.0 / 0.0;
    public static final double MAX_VALUE = 1.7976931348623157e308;
    public static final double MIN_NORMAL = 2.2250738585072014e-308;
    public static final double MIN_VALUE = 4.9e-324;
    public static final int SIZE = 64;
    public static final int BYTES = 8;

    private final double value;

    public Double(double value) {
        this.value = value;
    }

    public static Double valueOf(double value) {
        return new Double(value);
    }

    public static Double valueOf(String text) {
        return new Double(parseDouble(text));
    }

    public static double parseDouble(String in) {
        String number = in.trim();
        if (number.isEmpty()) throw new NumberFormatException("empty String");
        if (!isNumber(number)) throw new NumberFormatException("For input string: \"" + number + "\"");
        return read(number);
    }

    private static native boolean isNumber(String text);

    private static native double read(String text);

    public static native long doubleToRawLongBits(double value);

    public static native double longBitsToDouble(long bits);

    /** All NaNs have the same bits here. */
    public static long doubleToLongBits(double value) {
        return isNaN(value) ? 0x7ff8000000000000L : doubleToRawLongBits(value);
    }

    public byte byteValue() {
        return (byte) value;
    }

    public short shortValue() {
        return (short) value;
    }

    public int intValue() {
        return (int) value;
    }

    public long longValue() {
        return (long) value;
    }

    public float floatValue() {
        return (float) value;
    }

    public double doubleValue() {
        return value;
    }

    public boolean isNaN() {
        return isNaN(value);
    }

    public boolean isInfinite() {
        return isInfinite(value);
    }

    public static boolean isNaN(double value) {
        return value != value;
    }

    public static boolean isInfinite(double value) {
        return value == POSITIVE_INFINITY || value == NEGATIVE_INFINITY;
    }

    public static boolean isFinite(double value) {
        return Math.abs(value) <= MAX_VALUE;
    }

    public int hashCode() {
        return hashCode(value);
    }

    public static int hashCode(double value) {
        return Long.hashCode(doubleToLongBits(value));
    }

    /** NaN equals itself, and 0.0 does not equal -0.0. */
    public boolean equals(Object other) {
        return other instanceof Double && doubleToLongBits(((Double) other).value) == doubleToLongBits(value);
    }

    public int compareTo(Double other) {
        return compare(value, other.value);
    }

    /** -0.0 is below 0.0, and NaN above everything. */
    public static int compare(double first, double second) {
        if (first < second) return -1;
        if (first > second) return 1;
        return Long.compare(doubleToLongBits(first), doubleToLongBits(second));
    }

    public String toString() {
        return "" + value;
    }

    public static String toString(double value) {
        return "" + value;
    }

    public static double sum(double first, double second) {
        return first + second;
    }

    public static double max(double first, double second) {
        return Math.max(first, second);
    }

    public static double min(double first, double second) {
        return Math.min(first, second);
    }
}
