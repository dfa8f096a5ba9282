/** && and || skip their right operand; the ternary evaluates one branch. */
public class ShortCircuit {
    static boolean t(String name) {
        System.out.print(name + "=T ");
        return true;
    }

    static boolean f(String name) {
        System.out.print(name + "=F ");
        return false;
    }

    static String describe(int[] a) {
        return a == null || a.length == 0 ? "empty" : a[0] > 0 && a[a.length - 1] > 0 ? "positive ends" : "other";
    }

    public static void main(String[] args) {
        System.out.println(t("a") && t("b"));
        System.out.println(f("a") && t("b"));
        System.out.println(t("a") || t("b"));
        System.out.println(f("a") || t("b"));
        System.out.println(t("a") || f("b") && t("c"));
        System.out.println((t("a") || f("b")) && f("c"));
        System.out.println(!f("a") && !(t("b") && f("c")));
        System.out.println(f("a") & t("b") | t("c"));
        boolean x = f("a") || f("b") ? t("c") : f("d");
        System.out.println(x);
        if (!t("a") || f("b") || t("c") && t("d")) {
            System.out.println("then");
        } else {
            System.out.println("else");
        }
        int n = 0;
        boolean y = n != 0 && 10 / n > 1;
        System.out.println(y);
        int count = 0;
        while (count < 5 && t("w" + count)) {
            count++;
        }
        System.out.println(count);
        System.out.println(describe(null) + ", " + describe(new int[0]) + ", " + describe(new int[] {1, 0, 2})
            + ", " + describe(new int[] {1, -2}));
        boolean z = true;
        z = z && (z = false) || z;
        System.out.println(z);
    }
}
