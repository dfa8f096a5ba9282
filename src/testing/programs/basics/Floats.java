/** How float and double values are computed and printed. */
public class Floats {
    public static void main(String[] args) {
        double[] values = {0, -0.0, 1, 100, 1234567, 9999999, 1e7, 12345678.9, 0.001, 0.00099, 1e-5, 123e-7, 1.0 / 3,
            2.0 / 3, 1e21, 1e22, 123456789012345680.0, Double.MAX_VALUE, Double.MIN_VALUE, 0.1 + 0.2, 4.35 * 100};
        for (double d : values) {
            System.out.println(d);
        }
        float[] floats = {0f, 1f, 0.1f, 1.1f, 1f / 3, 16777216f, 1e10f, 3.4028235e38f, 1.4e-45f, 0.001f, 9.999e-4f,
            123456.789f, 1234567.9f, 12345679f};
        for (float f : floats) {
            System.out.println(f);
        }
        System.out.println(0.1f + 0.2f);
        System.out.println(0.1f + 0.2);
        System.out.println(1.1f * 1.1f);
        System.out.println((double) (1.1f * 1.1f));
        System.out.println(0.0 == -0.0);
        System.out.println(Double.NaN == Double.NaN);
        System.out.println(Double.NaN != Double.NaN);
        System.out.println(Double.NaN < 1 || Double.NaN >= 1);
        System.out.println(1 / 0.0 + " " + 1 / -0.0);
        System.out.println(Double.compare(0.0, -0.0) + " " + Double.compare(Double.NaN, 1));
        System.out.println(Double.valueOf(0.0).equals(-0.0) + " " + Double.valueOf(Double.NaN).equals(Double.NaN));
        System.out.println(Double.isNaN(0.0 / 0) + " " + Double.isInfinite(1e308 * 10));
        System.out.println(Math.min(0.0, -0.0) + " " + Math.max(-0.0, 0.0));
        double sum = 0;
        for (int i = 0; i < 10; i++) {
            sum += 0.1;
        }
        System.out.println(sum + " " + (sum == 1.0));
        float total = 0;
        for (int i = 0; i < 10; i++) {
            total += 0.1f;
        }
        System.out.println(total);
        System.out.println(100 * 1.1);
        System.out.println(3.0e10f + 1 + " " + 1.0e-3 + " " + 5e-324);
    }
}
