/** Ends with an uncaught exception and its stack trace. */
public class UncaughtSimple {
    static int[] table = {1, 2, 3};

    static int lookup(int i) {
        return table[i] * 2;
    }

    int depth(int n) {
        if (n == 0) {
            return lookup(n + 3);
        }
        return depth(n - 1) + 1;
    }

    public static void main(String[] args) {
        System.out.println(lookup(2));
        UncaughtSimple u = new UncaughtSimple();
        try {
            System.out.println(u.depth(3));
        } finally {
            System.out.println("finally still runs");
        }
        System.out.println("never printed");
    }
}
