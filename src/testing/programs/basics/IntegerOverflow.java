/** Arithmetic on int and long wraps around. */
public class IntegerOverflow {
    public static void main(String[] args) {
        int max = Integer.MAX_VALUE;
        int min = Integer.MIN_VALUE;
        System.out.println(max + 1);
        System.out.println(min - 1);
        System.out.println(-min);
        System.out.println(Math.abs(min));
        System.out.println(max * max);
        System.out.println(max * 2 + " " + min * 2);
        System.out.println(65536 * 65536);
        System.out.println(46341 * 46341);
        System.out.println(min / -1);
        System.out.println(min % -1);
        long product = 1_000_000 * 1_000_000;
        long wide = 1_000_000L * 1_000_000;
        System.out.println(product + " " + wide);
        long bigMax = Long.MAX_VALUE;
        System.out.println(bigMax + 1);
        System.out.println(bigMax * bigMax);
        System.out.println(Long.MIN_VALUE / -1);
        System.out.println(-Long.MIN_VALUE);
        int hash = 7;
        for (int i = 0; i < 20; i++) {
            hash = hash * 31 + i;
        }
        System.out.println(hash);
        long factorial = 1;
        for (int i = 1; i <= 25; i++) {
            factorial *= i;
            if (i > 19) {
                System.out.println(i + "! = " + factorial);
            }
        }
    }
}
