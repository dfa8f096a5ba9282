import java.util.*;

/** Overloads chosen by conditionals and switches. */
public class OverloadsOfChoices {
    static String f(Object o) {
        return "obj";
    }
    static String f(String s) {
        return "str";
    }
    static String f(Integer i) {
        return "int";
    }
    static String f(List<?> l) {
        return "list";
    }
    static String g(int i) {
        return "prim";
    }
    static String g(Object o) {
        return "boxed";
    }
    static String h(double d) {
        return "double";
    }
    static String h(Object o) {
        return "object";
    }
    public static void main(String[] args) {
        int n = args.length;
        System.out.println(f(n == 0 ? "a" : "b"));
        System.out.println(f(n == 0 ? "a" : 1));
        System.out.println(f(switch (n) {
            case 0 -> "x";
            default -> "y";
        }));
        System.out.println(f(switch (n) {
            case 0 -> 1;
            default -> 2;
        }));
        System.out.println(g(n == 0 ? 1 : 2));
        System.out.println(g(n == 0 ? 1 : Integer.valueOf(2)));
        System.out.println(g(n == 0 ? 1 : "s"));
        System.out.println(h(n == 0 ? 1 : 2L));
        System.out.println(f(n == 0 ? new ArrayList<>() : null));
        System.out.println(f(n == 0 ? List.of(1) : new LinkedList<>()));
        System.out.println(n == 0 ? 1 : 2.0);
        System.out.println((Object) (n == 0 ? 1 : 'a'));
        System.out.println(n == 0 ? 'a' : 0);
        System.out.println(n == 0 ? 'a' : n);
        Integer nul = null;
        Integer r = n == 0 ? nul : Integer.valueOf(1);
        System.out.println(r);
        try {
            int bad = n == 0 ? nul : 1;
            System.out.println(bad);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
        long l = n == 0 ? 1 : 2L;
        System.out.println(l);
        String s = switch (n) {
            case 0 -> {
                if (n == 0) yield "zero";
                yield "no";
            }
            default -> throw new IllegalStateException();
        };
        System.out.println(s);
        StringBuilder sb = new StringBuilder();
        sb.append(n == 0 ? 'x' : 'y').append(n == 0 ? "s" : 'c');
        System.out.println(sb);
    }
}
