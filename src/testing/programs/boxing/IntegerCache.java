/** Boxes of small values are shared: == compares references. */
public class IntegerCache {
    static boolean same(Object a, Object b) {
        return a == b;
    }

    public static void main(String[] args) {
        Integer a = 127, b = 127, c = 128, d = 128, e = -128, f = -128, g = -129, h = -129;
        System.out.println((a == b) + " " + (c == d) + " " + (e == f) + " " + (g == h));
        System.out.println(c.equals(d) + " " + (c == 128) + " " + (c <= d && c >= d) + " " + c.compareTo(d));
        System.out.println(same(5, 5) + " " + same(500, 500) + " " + same('x', 'x') + " " + same('\u00ff', '\u00ff'));
        System.out.println(same(true, true) + " " + same((byte) 5, (byte) 5) + " " + same((short) 200, (short) 200));
        System.out.println(same(100L, 100L) + " " + same(128L, 128L) + " " + same(1.0, 1.0) + " " + same(1f, 1f));
        System.out.println(same(5, 5L) + " " + Integer.valueOf(5).equals(5L) + " " + Long.valueOf(5).equals(5L));
        System.out.println(same(Integer.valueOf(7), 7) + " " + same(Integer.valueOf("7"), 7));
        Integer i = 127;
        Integer j = i;
        i++;
        System.out.println(i + " " + j + " " + (i == j));
        i--;
        System.out.println(i == j);
        Long big = 127L;
        System.out.println((big == 127) + " " + big.equals(127) + " " + big.equals(127L));
        Object o = 1;
        Object p = 1;
        System.out.println((o == p) + " " + o.equals(p) + " " + o.equals(1L));
        char ch = 'a';
        Character boxed = ch;
        System.out.println((boxed == 'a') + " " + (boxed == 97) + " " + boxed.equals(ch) + " " + boxed.equals(97));
    }
}
