/** Binary numeric promotion picks the wider type. */
public class MixedArithmetic {
    static String type(int x) {
        return "int " + x;
    }

    static String type(long x) {
        return "long " + x;
    }

    static String type(float x) {
        return "float " + x;
    }

    static String type(double x) {
        return "double " + x;
    }

    static String type(char x) {
        return "char " + x;
    }

    static String type(byte x) {
        return "byte " + x;
    }

    static String type(short x) {
        return "short " + x;
    }

    public static void main(String[] args) {
        byte b = 100;
        short s = 1000;
        char c = 'c';
        int i = 100000;
        long l = 10000000000L;
        float f = 1.5f;
        double d = 2.5;
        System.out.println(type(b) + ", " + type(s) + ", " + type(c));
        System.out.println(type(b + b) + ", " + type(b + c) + ", " + type(+c) + ", " + type(-b) + ", " + type(~s));
        System.out.println(type(i * s) + ", " + type(i + l) + ", " + type(l * f) + ", " + type(i + f));
        System.out.println(type(l + d) + ", " + type(f * d) + ", " + type(f / i));
        System.out.println(type(b << l) + ", " + type(l >> b) + ", " + type(c >> 1));
        System.out.println(type(i++) + ", " + type(c++) + ", " + type(b += 1) + ", " + type(s = b));
        System.out.println(type((byte) i) + ", " + type((short) l) + ", " + type((char) f));
        System.out.println(type('a' + 'b') + ", " + type('a' + 1L) + ", " + type(1 / 2 + 1 / 2f));
        System.out.println(type(i / 7 * 1.0) + ", " + type(i * 1.0 / 7));
        System.out.println(l * i + " " + l * 1.0f + " " + (i + 0.1f) + " " + (i + 0.1));
        System.out.println(16777217 + 0f + " " + (16777217 + 0.0));
        System.out.println((b == 101) + " " + (c == 'd') + " " + (l == 1e10) + " " + (0.1f == 0.1));
        final byte constant = 10;
        byte sum = constant + 20;
        System.out.println(sum);
    }
}
