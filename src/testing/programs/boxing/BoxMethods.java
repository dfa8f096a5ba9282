/** Methods of Integer, Long, Double, Boolean and Number. */
public class BoxMethods {
    public static void main(String[] args) {
        System.out.println(Integer.parseInt("-42") + Integer.valueOf("8") + Integer.parseInt("+7"));
        System.out.println(Integer.parseInt("ff", 16) + " " + Integer.parseInt("-1010", 2) + " " + Integer.valueOf("z", 36));
        System.out.println(Integer.toString(255, 16) + " " + Integer.toString(-255, 2) + " " + Integer.toString(7));
        System.out.println(Integer.toBinaryString(10) + " " + Integer.toBinaryString(-1) + " " + Integer.toHexString(-2)
            + " " + Integer.toOctalString(64) + " " + Long.toHexString(-1L) + " " + Long.toBinaryString(5));
        System.out.println(Integer.bitCount(255) + " " + Integer.bitCount(-1) + " " + Integer.highestOneBit(100)
            + " " + Integer.lowestOneBit(100) + " " + Integer.numberOfLeadingZeros(1) + " "
            + Integer.numberOfTrailingZeros(8) + " " + Integer.reverse(1) + " " + Integer.reverseBytes(1));
        System.out.println(Integer.rotateLeft(0x80000001, 1) + " " + Integer.rotateRight(1, 1) + " "
            + Integer.signum(-9) + " " + Long.signum(0) + " " + Long.bitCount(-1L));
        System.out.println(Integer.compare(3, 5) + " " + Integer.max(3, 5) + " " + Integer.min(3, 5) + " "
            + Integer.sum(3, 5) + " " + Long.compare(5, 3) + " " + Long.max(1, 2));
        System.out.println(Integer.MAX_VALUE + " " + Integer.MIN_VALUE + " " + Long.MAX_VALUE + " " + Long.MIN_VALUE);
        System.out.println(Byte.MAX_VALUE + " " + Short.MIN_VALUE + " " + Integer.SIZE + " " + Long.BYTES);
        System.out.println(Integer.hashCode(5) + " " + Long.hashCode(1L << 32) + " " + Double.hashCode(1.5) + " "
            + Boolean.hashCode(true) + " " + Character.hashCode('a') + " " + Long.valueOf(-1).hashCode());
        System.out.println(Double.parseDouble("1e3") + Double.valueOf("  2.5 ") + " " + Double.toString(0.1));
        System.out.println(Double.compare(1, 2) + " " + Double.isNaN(0.0 / 0.0) + " " + Double.isFinite(1 / 0.0) + " "
            + Double.MAX_VALUE + " " + Double.MIN_VALUE + " " + Double.max(1, 2));
        System.out.println(Double.doubleToLongBits(1.0) + " " + Double.longBitsToDouble(4614253070214989087L) + " "
            + Float.floatToIntBits(1f));
        System.out.println(Long.parseLong("123456789012") + " " + Long.valueOf("-5") + " " + Long.toString(99L));
        System.out.println(Boolean.parseBoolean("TRUE") + " " + Boolean.parseBoolean("yes") + " "
            + Boolean.valueOf("true") + " " + Boolean.toString(false) + " " + Boolean.logicalXor(true, false)
            + " " + Boolean.compare(true, false));
        Number[] numbers = {1, 2L, 3.7, 4.2f, (byte) 5, (short) 6};
        for (Number n : numbers) {
            System.out.print(n.intValue() + "/" + n.doubleValue() + "/" + n.longValue() + "/" + n.byteValue() + " ");
        }
        System.out.println();
        System.out.println(Integer.valueOf(300).byteValue() + " " + Double.valueOf(-1.9).intValue() + " "
            + Integer.valueOf(65).toString() + " " + Integer.valueOf(3).compareTo(4) + " " + Double.valueOf(2).equals(2));
        System.out.println(Integer.toUnsignedString(-1) + " " + Integer.divideUnsigned(-1, 2) + " "
            + Integer.compareUnsigned(-1, 1) + " " + Integer.toUnsignedLong(-1));
        System.out.println(Short.parseShort("-7") + Byte.parseByte("8") + " " + Float.parseFloat("1.25"));
        try {
            Byte.parseByte("200");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Integer.parseInt(null);
        } catch (NumberFormatException e) {
            System.out.println("no number");
        }
    }
}
