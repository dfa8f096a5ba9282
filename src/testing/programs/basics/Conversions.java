/** Widening and narrowing casts between the primitive types. */
public class Conversions {
    public static void main(String[] args) {
        int[] values = {0, 127, 128, 255, 256, -1, -129, 32768, 65535, 65536, 70000, Integer.MIN_VALUE};
        for (int v : values) {
            System.out.println(v + " byte " + (byte) v + " short " + (short) v + " char " + (int) (char) v);
        }
        double[] reals = {3.99, -3.99, 1e10, -1e10, 1e20, Double.NaN, Double.POSITIVE_INFINITY, 300.7};
        for (double d : reals) {
            System.out.println(d + " int " + (int) d + " long " + (long) d + " byte " + (byte) d
                + " char " + (int) (char) d + " float " + (float) d);
        }
        long big = 0x1_2345_6789L;
        System.out.println((int) big + " " + (short) big + " " + (byte) big);
        System.out.println((float) 16777217 + " " + (double) 16777217);
        System.out.println((double) Long.MAX_VALUE + " " + (float) Long.MAX_VALUE);
        System.out.println((long) (double) Long.MAX_VALUE == Long.MAX_VALUE);
        System.out.println((long) 9007199254740993.0);
        System.out.println((int) 'x' + " " + (char) 120 + " " + (char) ('x' + 1));
        System.out.println((byte) 'é' + " " + (short) '\uffff');
        float f = 0.1f;
        double widened = f;
        System.out.println(f + " " + widened + " " + (f == 0.1) + " " + (f == 0.1f));
        final int constant = 10;
        byte fits = constant;
        char letter = 97;
        short sum = (short) (fits + letter);
        System.out.println(fits + " " + letter + " " + sum);
    }
}
