/** Quotients round to zero and remainders take the sign of the dividend. */
public class Division {
    public static void main(String[] args) {
        int[][] pairs = {{7, 2}, {-7, 2}, {7, -2}, {-7, -2}, {0, 5}, {1, 3}};
        for (int[] pair : pairs) {
            int a = pair[0];
            int b = pair[1];
            System.out.println(a + "/" + b + " = " + a / b + " rest " + a % b
                + ", floor " + Math.floorDiv(a, b) + " mod " + Math.floorMod(a, b));
        }
        System.out.println(7L / 2 + " " + -7L % 2);
        System.out.println(7.0 / 2 + " " + -7.5 % 2 + " " + 7.5f % -2);
        System.out.println(1.0 / 0 + " " + -1.0 / 0 + " " + 0.0 / 0);
        System.out.println(5 % Double.POSITIVE_INFINITY);
        System.out.println(1 / 2 * 2.0 + " " + 1 / 2.0 * 2);
        int zero = pairs[4][0];
        try {
            System.out.println(1 / zero);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(1 % zero);
        } catch (ArithmeticException e) {
            System.out.println(e);
        }
        try {
            long big = 1L;
            big /= zero;
            System.out.println(big);
        } catch (ArithmeticException e) {
            System.out.println("long: " + e.getMessage());
        }
        int x = 10;
        try {
            x %= zero;
        } catch (ArithmeticException e) {
            System.out.println("x is still " + x);
        }
    }
}
