import java.util.*;

/** Values of two interfaces at once. */
public class SeveralInterfaces {
    interface A {
        default String a() {
            return "a";
        }
    }
    interface B {
        default String b() {
            return "b";
        }
    }
    static class X implements A, B {}
    static class Y implements B, A {}
    static class Z extends X implements Comparable<Z> {
        public int compareTo(Z o) {
            return 0;
        }
    }
    static <T> T one(T x, T y) {
        return x;
    }
    static <T extends A & B> String both(T t) {
        return t.a() + t.b();
    }
    static String viaA(A a) {
        return a.a();
    }
    static String viaB(B b) {
        return b.b();
    }
    public static void main(String[] args) {
        var v = one(new X(), new Y());
        System.out.println(v.a() + v.b());
        System.out.println(viaA(v) + viaB(v) + both(v));
        System.out.println(both(args.length == 0 ? new X() : new Y()));
        var l = List.of(new X(), new Y(), new Z());
        for (var e : l) System.out.print(e.a() + e.b());
        System.out.println();
        A a = l.get(0);
        B b = l.get(1);
        System.out.println(viaA(a) + viaB(b));
    }
}
