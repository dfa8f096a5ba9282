/** All loop forms with their corner cases. */
public class Loops {
    static int calls;

    static int limit() {
        calls++;
        return 3;
    }

    public static void main(String[] args) {
        for (int i = 0; i < limit(); i++) {
            System.out.print(i);
        }
        System.out.println(" limit called " + calls);
        int i = 10;
        do {
            System.out.print(i);
        } while (i++ < 5);
        System.out.println(" " + i);
        while (i-- > 8) {
            System.out.print(i + " ");
        }
        System.out.println(i);
        for (int a = 0, b = 5; a < b; a++, b--) {
            if (a == 1) {
                continue;
            }
            System.out.print(a + b * 10 + " ");
        }
        System.out.println();
        int sum = 0;
        for (;;) {
            sum += 3;
            if (sum > 10) {
                break;
            }
        }
        System.out.println(sum);
        for (double d = 0; d < 1; d += 0.25) {
            System.out.print(d + " ");
        }
        System.out.println();
        for (char c = 'e'; c >= 'a'; c--) {
            System.out.print(c);
        }
        System.out.println();
        for (String s = ""; s.length() < 4; s += s.length()) {
            System.out.print("[" + s + "]");
        }
        System.out.println();
        for (byte b = 120; b > 0; b++) {
            System.out.print(b + " ");
        }
        System.out.println();
        int count = 0;
        for (int x = Integer.MAX_VALUE - 2; x > 0; x++) {
            count++;
        }
        System.out.println(count);
        for (int x = 1; x <= 3; x++) {
            for (int y = 1; y <= x; y++) {
                System.out.print(x * y + (y == x ? "\n" : " "));
            }
        }
        int n = 5;
        do n--; while (n > 2);
        System.out.println(n);
        while (n > 2);
        if (n > 1) if (n > 5) System.out.println("big"); else System.out.println("dangling else");
        boolean first = true;
        do {
            if (first) {
                first = false;
                continue;
            }
            System.out.println("second pass");
        } while (n++ < 3);
    }
}
