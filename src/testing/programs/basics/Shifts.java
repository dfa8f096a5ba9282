/** Shift distances are taken modulo 32 or 64. */
public class Shifts {
    public static void main(String[] args) {
        int n = -17;
        for (int distance : new int[] {0, 1, 4, 31, 32, 33, -1}) {
            System.out.println(distance + ": " + (n << distance) + " " + (n >> distance) + " " + (n >>> distance));
        }
        long m = -17L;
        for (int distance : new int[] {0, 1, 31, 32, 63, 64, 65, -1}) {
            System.out.println(distance + ": " + (m << distance) + " " + (m >> distance) + " " + (m >>> distance));
        }
        System.out.println(1 << 31);
        System.out.println(1L << 31);
        System.out.println(1 << 40L);
        System.out.println((byte) (1 << 7) + " " + (short) (1 << 15));
        byte b = -1;
        b >>>= 1;
        System.out.println(b);
        b = -128;
        b >>= 2;
        System.out.println(b);
        b <<= 3;
        System.out.println(b);
        short s = -1;
        s >>>= 10;
        System.out.println(s);
        int i = -1;
        i >>>= 28;
        System.out.println(i);
        char c = 'A';
        System.out.println((c << 1) + " " + (c >> 1) + " " + (char) (c << 1 >> 1));
    }
}
