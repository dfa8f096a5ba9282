package java.lang;

/** A byte as an object. */
public final class Byte extends Number implements Comparable<Byte> {
    public static final byte MIN_VALUE = -128;
    public static final byte MAX_VALUE = 127;
    public static final int SIZE = 8;
    public static final int BYTES = 1;

    /** One object for each small value, made when it is first wanted. */
    private static final Byte[] SMALL = new Byte[256];

    private final byte value;

    public Byte(byte value) {
        this.value = value;
    }

    public static Byte valueOf(byte value) {
        if (value < -128 || value > 127) return new Byte(value);
        int index = (int) value + 128;
        if (SMALL[index] == null) SMALL[index] = new Byte(value);
        return SMALL[index];
    }

    public byte byteValue() {
        return value;
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
        return (double) value;
    }

    public int hashCode() {
        return hashCode(value);
    }

    public boolean equals(Object other) {
        return other instanceof Byte && ((Byte) other).value == value;
    }

    public int compareTo(Byte other) {
        return compare(value, other.value);
    }

    public String toString() {
        return "" + value;
    }

    public static String toString(byte value) {
        return "" + value;
    }

    public static byte parseByte(String text) {
        return parseByte(text, 10);
    }

    public static byte parseByte(String text, int radix) {
        int number = Integer.parseInt(text, radix);
        if (number < MIN_VALUE || number > MAX_VALUE) {
            throw new NumberFormatException("Value out of range. Value:\"" + text + "\" Radix:" + radix);
        }
        return (byte) number;
    }

    public static Byte valueOf(String text) {
        return valueOf(parseByte(text));
    }

    public static int hashCode(byte value) {
        return value;
    }

    public static int compare(byte first, byte second) {
        return first - second;
    }

    public static int toUnsignedInt(byte value) {
        return value & 255;
    }

    public static long toUnsignedLong(byte value) {
        return value & 255L;
    }
}
