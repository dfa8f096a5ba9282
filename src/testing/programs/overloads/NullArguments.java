import java.util.ArrayList;
import java.util.List;

/** null picks the most specific reference type. */
public class NullArguments {
    static class P {
    }

    static class Q extends P {
    }

    static String a(Object o) {
        return "Object";
    }

    static String a(String s) {
        return "String";
    }

    static String b(P p) {
        return "P";
    }

    static String b(Q q) {
        return "Q";
    }

    static String b(Object o) {
        return "Object";
    }

    static String c(int n) {
        return "int";
    }

    static String c(Integer n) {
        return "Integer";
    }

    static String d(Object o) {
        return "Object";
    }

    static String d(int[] a) {
        return "int[]";
    }

    static String e(char[] c) {
        return "char[]";
    }

    static String e(Object o) {
        return "Object";
    }

    static String f(Object... os) {
        return os == null ? "null array" : "array of " + os.length;
    }

    static String g(List<String> list, String s) {
        return "List String " + (list == null);
    }

    static String g(Object o, Object p) {
        return "Object Object";
    }

    NullArguments(String s) {
        System.out.println("constructor String " + s);
    }

    NullArguments(Object o) {
        System.out.println("constructor Object " + o);
    }

    public static void main(String[] args) {
        Object nothing = null;
        String text = null;
        System.out.println(a(null) + " " + a(nothing) + " " + a(text) + " " + a((Object) text));
        System.out.println(b(null) + " " + b((P) null) + " " + b((Object) null) + " " + b(new Q()));
        System.out.println(c(null) + " " + c(1) + " " + c(Integer.valueOf(1)) + " " + c('x'));
        System.out.println(d(null) + " " + d(new int[0]) + " " + d(new String[0]) + " " + d(nothing));
        System.out.println(e(null) + " " + e("x"));
        System.out.println(f((Object) null) + " " + f(null, null) + " " + f((Object[]) null) + " " + f());
        System.out.println(g(null, null) + " " + g(new ArrayList<>(), "s") + " " + g(null, nothing));
        new NullArguments(null);
        new NullArguments(nothing);
        System.out.println(String.valueOf(nothing));
        P p = new Q();
        System.out.println(b(p) + " " + b((Q) p));
    }
}
