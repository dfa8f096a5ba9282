/** Assertions are not evaluated unless they are enabled. */
public class AssertDisabled {
    static boolean check(String what) {
        System.out.println("checked " + what);
        return false;
    }

    public static void main(String[] args) {
        int n = 5;
        assert n > 10;
        assert n > 10 : "n is " + n;
        assert check("condition") : check("message");
        boolean enabled = false;
        assert enabled = true;
        System.out.println(enabled ? "enabled" : "disabled");
        try {
            if (n == 5) {
                throw new AssertionError("explicit " + n);
            }
        } catch (AssertionError e) {
            System.out.println(e.getMessage());
            System.out.println(e);
        }
        System.out.println(new AssertionError(42L).getMessage());
        System.out.println(new AssertionError());
    }
}
