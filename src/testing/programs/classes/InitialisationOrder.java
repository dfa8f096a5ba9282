/** The order of static and instance initialisers, field initialisers and constructors. */
public class InitialisationOrder {
    static int log(String text, int value) {
        System.out.println(text + " = " + value);
        return value;
    }

    static class Base {
        static int s = log("Base.s", 1);
        int a = log("Base.a", 10);

        static {
            log("Base static block", s);
        }

        {
            log("Base block", a);
        }

        Base() {
            log("Base()", a);
            hook();
        }

        void hook() {
            log("Base.hook", a);
        }
    }

    static class Derived extends Base {
        static int t = log("Derived.t", s + 1);
        int b = log("Derived.b", 20);
        final int c = 5;
        Integer boxed = 7;

        {
            b++;
            log("Derived block", b);
        }

        Derived() {
            this(log("argument", 3));
            log("Derived()", b);
        }

        Derived(int x) {
            super();
            log("Derived(int)", x + b);
        }

        @Override
        void hook() {
            log("Derived.hook b", b);
            log("Derived.hook c", c);
            System.out.println("boxed " + boxed);
        }

        int d = log("Derived.d", b + 1);
    }

    static int own = log("own", 100);

    public static void main(String[] args) {
        System.out.println("main");
        new Derived();
        System.out.println("second");
        new Derived(8);
        new Base();
    }

    static {
        log("last static block", own + InitialisationOrder.late + InitialisationOrder.late2);
    }

    static int late2 = log("late2", 2);
    static final int late = 7;
}
