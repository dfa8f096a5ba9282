/** String.format and printf. */
public class Formatting {
    public static void main(String[] args) {
        System.out.printf("%d %s %5.2f %x %c %b%n", 42, "text", 3.14159, 255, 'z', true);
        System.out.printf("[%5d] [%-5d] [%05d] [%+d] [%,d] [%(d] [% d]%n", 42, 42, 42, 42, 1234567, -5, 7);
        System.out.printf("[%d] [%5d] [%05d] [%,d]%n", -42, -42, -42, -1234567890);
        System.out.printf("[%s] [%10s] [%-10s] [%.2s] [%8.3s|]%n", "abcdef", "abc", "abc", "abcdef", "abcdef");
        System.out.printf("[%f] [%.0f] [%.1f] [%10.3f] [%-10.3f] [%010.2f] [%+.1f] [%,.2f]%n",
            1.5, 2.5, 0.25, Math.PI, Math.E, -3.14159, 2.0, 9876543.215);
        System.out.printf("%.2f %.2f %.2f %.1f %.0f %.3f%n", 0.125, 0.135, 1.005, 0.05, 0.5, -0.0005);
        System.out.printf("%x %X %08x %o %x %x%n", 48879, 48879, 255, 8, -1, -1L);
        System.out.printf("%c %C %c %b %B %b %b%n", 'a', 'a', 66, false, true, null, "x");
        System.out.printf("%s %s %s %S%n", null, 12, 1.0, "upper");
        System.out.printf("%2$s %1$s %1$s %%|%5%|%n", "a", "b");
        System.out.printf("%d %d %d %d%n", (byte) 1, (short) 2, 3L, Long.MIN_VALUE);
        System.out.printf("%f %f %f%n", Double.NaN, Double.POSITIVE_INFINITY, 1f / 3);
        System.out.printf("%e %.2e%n", 12345.678, 0.00012);
        System.out.printf("%h %n", "hi");
        String row = String.format("|%-8s|%6.2f|%4d|", "name", 12.345, 7);
        System.out.println(row + row.length());
        System.out.println("%s is %d".formatted("x", 5));
        System.out.println(String.format("no arguments"));
        for (int i = 1; i <= 3; i++) {
            System.out.printf("%2d * %-3d= %4d%n", i, i * 10, i * i * 10);
        }
        System.out.printf("%s %s%n", new int[0].length, new Object() {
            @Override
            public String toString() {
                return "anonymous";
            }
        });
        try {
            String.format("%d", "text");
        } catch (java.util.IllegalFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            String.format("%s %s", "one");
        } catch (java.util.IllegalFormatException e) {
            System.out.println(e.getMessage());
        }
    }
}
