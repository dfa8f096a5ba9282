/** What the compiler computes: constants, folding, switch labels, dead branches. */
public class ConstantExpressions {
    static final int A = 2 + 3 * 4;
    static final int B = A << 2 | 1;
    static final long C = 1L << 40;
    static final String D = "a" + A + 'b' + 1.0f + true + (char) 99 + null;
    static final boolean E = A > B || C == 1L << 40;
    static final byte F = (byte) 200;
    static final char G = 'a' + 1;
    static final double H = 1 / 2 + 1 / 2.0;
    static final int I = E ? (int) 3.99 : -1;
    static final int OVERFLOW = Integer.MAX_VALUE + 1;
    final int instance = 7;

    static int classify(int n) {
        switch (n) {
            case A:
                return 1;
            case B + 1:
                return 2;
            case 'a':
                return 3;
            case F:
                return 4;
            default:
                return 0;
        }
    }

    public static void main(String[] args) {
        System.out.println(A + " " + B + " " + C + " " + D + " " + E + " " + F + " " + G + " " + H + " " + I + " " + OVERFLOW);
        System.out.println(classify(14) + " " + classify(58) + " " + classify(97) + " " + classify(-56) + " " + classify(1));
        final int x = 10;
        final int y;
        y = 5;
        byte small = x;
        System.out.println(small + y + new ConstantExpressions().instance);
        if (false) {
            System.out.println("dead");
        }
        while (E) {
            System.out.println("once");
            break;
        }
        final String s = "con" + "stant";
        System.out.println((s == "constant") + " " + ("" + A == "14") + " " + (D == D + ""));
        System.out.println(-A + ~A + +A + " " + (A ^ B) + " " + A % 4 + " " + (A >>> 1) + " " + (!E ? 1 : 2));
        System.out.println(Math.abs(-0.0 / 1) + " " + 0x7fffffff * 2 + " " + (short) 0x18000 + " " + (int) 1e10f);
    }
}
