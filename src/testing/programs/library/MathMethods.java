/** The methods of Math, with exact and special values. */
public class MathMethods {
    public static void main(String[] args) {
        System.out.println(Math.abs(-5) + " " + Math.abs(-2.5) + " " + Math.abs(-7L) + " " + Math.abs(-1.5f)
            + " " + Math.abs(Integer.MIN_VALUE) + " " + Math.abs(-0.0));
        System.out.println(Math.max(1, 2L) + " " + Math.min(1.5, 2) + " " + Math.max('a', 'b') + " " + Math.min(-0.0, 0));
        System.out.println(Math.pow(2, 10) + " " + Math.pow(2, -1) + " " + Math.pow(0, 0) + " " + Math.pow(-8, 3));
        System.out.println(Math.sqrt(2) + " " + Math.sqrt(-1) + " " + Math.cbrt(27) + " " + Math.hypot(3, 4));
        double[] values = {2.5, -2.5, 3.5, -3.5, 2.4999, -0.5, 0.49999999999999994, 1e18, -1e300, Double.NaN};
        for (double d : values) {
            System.out.println(d + ": " + Math.round(d) + " " + Math.floor(d) + " " + Math.ceil(d) + " " + Math.rint(d)
                + " " + (int) d + " " + Math.signum(d));
        }
        System.out.println(Math.round(2.5f) + " " + Math.round(-1.5f) + " " + Math.round(1e20f));
        System.out.println(Math.floorDiv(-7, 2) + " " + Math.floorMod(-7, 2) + " " + Math.floorMod(7, -3) + " "
            + Math.floorDiv(7L, -2));
        try {
            Math.addExact(Integer.MAX_VALUE, 1);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            Math.multiplyExact(1L << 40, 1L << 40);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            Math.toIntExact(1L << 35);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Math.addExact(3, 4) + " " + Math.subtractExact(3L, 4L) + " " + Math.multiplyExact(3, 4)
            + " " + Math.negateExact(5) + " " + Math.incrementExact(6));
        System.out.println(Math.PI + " " + Math.E);
        System.out.println(Math.sin(0) + " " + Math.cos(0) + " " + Math.tan(0) + " " + Math.atan2(0, 1));
        System.out.printf("%.6f %.6f %.6f %.6f%n", Math.sin(1), Math.cos(1), Math.exp(1.5), Math.log(10));
        System.out.printf("%.6f %.6f %.6f %.6f%n", Math.log10(1000), Math.atan(1), Math.toDegrees(Math.PI), Math.toRadians(90));
        System.out.println((int) Math.signum(-3.0) + " " + Math.log(0) + " " + Math.exp(0));
    }
}
