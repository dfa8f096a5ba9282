/** When a class is initialised, and when it is not. */
public class StaticInitialisation {
    static class A {
        static final int CONSTANT = 5;
        static final Integer BOXED = 6;
        static int value = 7;

        static {
            System.out.println("A initialised");
        }

        static void touch() {
            System.out.println("A.touch");
        }
    }

    static class B extends A {
        static int own = 8;

        static {
            System.out.println("B initialised");
        }
    }

    interface I {
        int FIELD = print("I.FIELD", 1);
    }

    interface J extends I {
        int OTHER = print("J.OTHER", 2);

        default void hello() {
            System.out.println("hello " + FIELD);
        }
    }

    static class C implements J {
        static {
            System.out.println("C initialised");
        }
    }

    static class D {
        static D instance = new D();
        static int counter = 5;
        int seen;

        D() {
            seen = ++counter;
            System.out.println("D sees " + seen);
        }
    }

    static class X {
        static int x = Y.y + 1;
    }

    static class Y {
        static int y = X.x + 1;
    }

    static class Lazy {
        static {
            System.out.println("Lazy initialised");
        }

        static class Holder {
            static final Lazy INSTANCE = new Lazy();
        }

        static Lazy get() {
            return Holder.INSTANCE;
        }
    }

    static int print(String name, int value) {
        System.out.println(name);
        return value;
    }

    public static void main(String[] args) {
        System.out.println(A.CONSTANT);
        A[] array = new A[2];
        A nothing = null;
        System.out.println(array.length + " " + nothing);
        System.out.println(B.value);
        System.out.println(B.own);
        B.touch();
        System.out.println(A.BOXED);
        C c = new C();
        c.hello();
        System.out.println(C.OTHER);
        System.out.println(D.counter + " " + D.instance.seen);
        System.out.println(X.x + " " + Y.y);
        System.out.println(Lazy.get() == Lazy.get());
    }
}
