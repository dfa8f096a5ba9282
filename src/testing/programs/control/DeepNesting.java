/** Expressions and statements nested deeply, with side effects everywhere. */
public class DeepNesting {
    private int state = 1;

    private int next(int factor) {
        return state = state * factor % 97;
    }

    private boolean odd() {
        return next(5) % 2 == 1;
    }

    int expression() {
        int[] a = new int[] {next(2), next(3), next(5)};
        int i = 0;
        a[i++] += a[i] *= a[++i] = next(7) + (odd() ? a[0]-- : ++a[1]);
        return a[0] ^ a[1] << 2 | a[2] & (i = i + 1) * (i -= 5) >>> 1;
    }

    String statements(int depth) {
        String out = "";
        if (depth > 0)
            for (int i = 0; i < 2; i++)
                if (odd())
                    while (state > 60)
                        out += "w" + next(11);
                else if (odd())
                    do out += "d"; while (next(13) % 4 != 0 && out.length() < 30);
                else
                    switch (state % 3) {
                        case 0 -> out += "(" + statements(depth - 1) + ")";
                        case 1 -> {
                            int j = 3;
                            while (j --> 0) out += j;
                        }
                        default -> out += state > 40 ? state > 80 ? "L" : "M" : state > 20 ? "S" : "T";
                    }
        return out;
    }

    int chained() {
        int x, y = x = next(4);
        x += y++ + (y = x = 3) + y--;
        boolean b = x > y && (y = 10) > 9 || (x = 100) < 0;
        b ^= b != (b = !b);
        return b ? x * y : -x - -y;
    }

    static int collatz(long n, int steps) {
        return n == 1 ? steps : collatz((n & 1) == 0 ? n >> 1 : 3 * n + 1, steps + 1);
    }

    public static void main(String[] args) {
        DeepNesting d = new DeepNesting();
        for (int i = 0; i < 6; i++) {
            System.out.println(d.expression() + " " + d.state);
        }
        for (int i = 0; i < 6; i++) {
            System.out.println(i + " " + d.statements(3) + " " + d.state);
        }
        System.out.println(d.chained() + " " + d.state);
        System.out.println(collatz(27, 0) + " " + collatz(97, 0) + " " + collatz(8, 0));
        System.out.println(((((1 + 2) * ((3)) - -(4)) << (((1))))) + ("" + (char) ('a' + (char) 1) + (int) (char) -1));
    }
}
