/** The type of a conditional expression: numeric promotion and boxing. */
public class Ternary {
    static void show(Object o) {
        System.out.println(o.getClass().getSimpleName() + " " + o);
    }

    static void pick(int n) {
        System.out.println("int " + n);
    }

    static void pick(char c) {
        System.out.println("char " + c);
    }

    static void pick(double d) {
        System.out.println("double " + d);
    }

    static void pick(Object o) {
        System.out.println("Object " + o);
    }

    public static void main(String[] args) {
        boolean yes = args.length == 0;
        int i = 0;
        show(yes ? 1 : 2.0);
        show(yes ? 'a' : 0);
        show(yes ? 'a' : i);
        show(yes ? 'b' : 70000);
        show(yes ? 1 : "one");
        show(yes ? (Object) 1 : 2.0);
        Integer boxedInt = 5;
        Double boxedDouble = 6.5;
        show(yes ? boxedInt : boxedDouble);
        show(yes ? null : 0.5 > 1 ? "x" : "y");
        pick(yes ? 'x' : 1);
        pick(yes ? 'x' : i);
        pick(yes ? 1 : 'x');
        pick(yes ? 1 : 2L);
        pick(yes ? (byte) 1 : 'c');
        pick(yes ? "s" : 2);
        System.out.println(yes ? 'x' : 0);
        System.out.println(false ? i : 'x');
        long l = yes ? 1 : 2L;
        System.out.println(l);
        Integer nothing = null;
        try {
            int n = yes ? nothing : 0;
            System.out.println(n);
        } catch (NullPointerException e) {
            System.out.println("unboxed null");
        }
        Integer kept = yes ? nothing : boxedInt;
        System.out.println(kept);
        int n = 7;
        String size = n < 5 ? "small" : n < 10 ? "medium" : "large";
        System.out.println(size + (n % 2 == 0 ? " even" : " odd"));
    }

    static void show(String nothing) {
        System.out.println("String " + nothing);
    }
}
