package java.lang;

/** A float as an object. */
public final class Float extends Number implements Comparable<Float> {
    public static final float POSITIVE_INFINITY = 1.0f / 0.0f;
    public static final float NEGATIVE_INFINITY = -1.0f / 0.0f;
    public static final float NaN = 0.0f / 0.0f;
    public static final float MAX_VALUE = 3.4028235e38f;
    public static final float MIN_NORMAL = 1.17549435e-38f;
    public static final float MIN_VALUE = 1.4e-45f;
    public static final int SIZE = 32;
    public static final int BYTES = 4;

    private final float value;

    public Float(float value) {
        this.value = value;
    }

    public Float(double value) {
        this.value = (float) value;
    }

    public static Float valueOf(float value) {
        return new Float(value);
    }

    public static Float valueOf(String text) {
        return new Float(parseFloat(text));
    }

    public static float parseFloat(String text) {
        return (float) Double.parseDouble(text);
    }

    public static native int floatToRawIntBits(float value);

    public static native float intBitsToFloat(int bits);

    /** All NaNs have the same bits here. */
    public static int floatToIntBits(float value) {
        return isNaN(value) ? 0x7fc00000 : floatToRawIntBits(value);
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
        return value;
    }

    public double doubleValue() {
        return (double) value;
    }

    public boolean isNaN() {
        return isNaN(value);
    }

    public boolean isInfinite() {
        return isInfinite(value);
    }

    public static boolean isNaN(float value) {
        return value != value;
    }

    public static boolean isInfinite(float value) {
        return value == POSITIVE_INFINITY || value == NEGATIVE_INFINITY;
    }

    public static boolean isFinite(float value) {
        return Math.abs(value) <= MAX_VALUE;
    }

    public int hashCode() {
        return hashCode(value);
    }

    public static int hashCode(float value) {
        return floatToIntBits(value);
    }

    /** NaN equals itself, and 0.0 does not equal -0.0. */
    public boolean equals(Object other) {
        return other instanceof Float && floatToIntBits(((Float) other).value) == floatToIntBits(value);
    }

    public int compareTo(Float other) {
        return compare(value, other.value);
    }

    /** -0.0 is below 0.0, and NaN above everything. */
    public static int compare(float first, float second) {
        if (first < second) return -1;
        if (first > second) return 1;
        return Integer.compare(floatToIntBits(first), floatToIntBits(second));
    }

    public String toString() {
        return "" + value;
    }

    public static String toString(float value) {
        return "" + value;
    }

    public static float sum(float first, float second) {
        return first + second;
    }

    public static float max(float first, float second) {
        return Math.max(first, second);
    }

    public static float min(float first, float second) {
        return Math.min(first, second);
    }
}
