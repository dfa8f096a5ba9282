/** Casts let only fitting objects through; null always passes. */
public class CastFilters {
    static class A {
    }

    static class B extends A {
        final int id;

        B(int id) {
            this.id = id;
        }
    }

    static class C extends B {
        C(int id) {
            super(id);
        }
    }

    static int convert(A a) {
        try {
            B b = (B) a;
            return b == null ? 0 : b.id;
        } catch (ClassCastException e) {
            return -1;
        }
    }

    public static void main(String[] args) {
        A[] all = {new A(), new B(1), new C(2), null};
        for (A a : all) {
            System.out.print(convert(a) + " ");
        }
        System.out.println();
        A kept = null;
        for (A a : all) {
            if (a instanceof C) {
                kept = a;
            }
        }
        C c = (C) kept;
        Object o = (Object) (A) (B) c;
        System.out.println(c.id + " " + (o == kept));
        Object array = all;
        System.out.println(((A[]) array).length + " " + (array instanceof B[]));
    }
}
