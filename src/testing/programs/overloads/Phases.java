/** Subtyping first, then boxing, then variable arity. */
public class Phases {
    static String a(long x) {
        return "long";
    }

    static String a(Integer x) {
        return "Integer";
    }

    static String a(int... x) {
        return "int...";
    }

    static String b(Object x) {
        return "Object";
    }

    static String b(int... x) {
        return "int...";
    }

    static String c(double x) {
        return "double";
    }

    static String c(Object x) {
        return "Object";
    }

    static String d(Integer x) {
        return "Integer";
    }

    static String d(Number x) {
        return "Number";
    }

    static String d(Object x) {
        return "Object";
    }

    static String e(char x) {
        return "char";
    }

    static String e(int x) {
        return "int";
    }

    static String f(float x) {
        return "float";
    }

    static String f(double x) {
        return "double";
    }

    static String g(Object x, Integer... rest) {
        return "Object Integer...";
    }

    static String g(Object... all) {
        return "Object...";
    }

    static String h(long a, int b) {
        return "long int";
    }

    static String h(int a, long b) {
        return "int long";
    }

    static String h(double a, double b) {
        return "double double";
    }

    static String i(Long x) {
        return "Long";
    }

    static String i(Object... x) {
        return "Object...";
    }

    public static void main(String[] args) {
        byte small = 1;
        short s = 1;
        char ch = 'c';
        long l = 1;
        Integer boxed = 1;
        System.out.println(a(1) + " " + a(small) + " " + a(ch) + " " + a(boxed) + " " + a() + " " + a(1, 2));
        System.out.println(b(1) + " " + b('c') + " " + b() + " " + b(1, 2) + " " + b(new int[0]));
        System.out.println(c(1) + " " + c(1L) + " " + c(1f) + " " + c(boxed) + " " + c("s") + " " + c(true));
        System.out.println(d(1) + " " + d(1L) + " " + d('c') + " " + d(boxed) + " " + d((Object) boxed) + " " + d(2.0));
        System.out.println(e('c') + " " + e(99) + " " + e(small) + " " + e(s) + " " + e((char) 99) + " " + e(ch + 1));
        System.out.println(f(1) + " " + f(1L) + " " + f(1.0) + " " + f(1f) + " " + f('c'));
        System.out.println(g("x", 1) + " " + g("x", "y"));
        System.out.println(h(l, 1) + " " + h(1, l) + " " + h(1.0, 1) + " " + h(l, l));
        System.out.println(i(l) + " " + i(1) + " " + i(Long.valueOf(2)) + " " + i("x", l));
    }
}
