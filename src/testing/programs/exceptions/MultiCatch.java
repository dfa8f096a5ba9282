/** Multi-catch, rethrow and the choice of the first matching handler. */
public class MultiCatch {
    static class A extends Exception {
    }

    static class B extends A {
    }

    static class C extends Exception {
        C(String m) {
            super(m);
        }
    }

    static void raise(int n) throws A, C {
        switch (n) {
            case 0 -> throw new A();
            case 1 -> throw new B();
            case 2 -> throw new C("c");
            case 3 -> throw new IllegalArgumentException("argument");
            case 4 -> throw new ArrayIndexOutOfBoundsException("index");
            case 5 -> throw new StackOverflowError("simulated");
            default -> {
            }
        }
    }

    static String handle(int n) {
        try {
            raise(n);
            return "nothing";
        } catch (B e) {
            return "B";
        } catch (A | C e) {
            return "A or C " + e.getMessage();
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            return "runtime " + e.getMessage();
        } catch (Throwable t) {
            return "other " + t;
        }
    }

    static void precise(int n) throws A, C {
        try {
            raise(n);
        } catch (Exception e) {
            System.out.print("rethrowing " + e.getMessage() + " ");
            throw e;
        }
    }

    static String siblings(int n) {
        try {
            try {
                raise(n);
            } catch (A e) {
                raise(2);
            } catch (C e) {
                return "sibling caught it";
            }
        } catch (A | C e) {
            return "outer caught " + e.getMessage();
        }
        return "none";
    }

    public static void main(String[] args) {
        for (int i = 0; i < 7; i++) {
            System.out.println(i + " " + handle(i));
        }
        for (int i = 0; i < 4; i++) {
            try {
                precise(i);
            } catch (B e) {
                System.out.println("B");
            } catch (A e) {
                System.out.println("A");
            } catch (C | RuntimeException e) {
                System.out.println("C or runtime");
            }
        }
        System.out.println(siblings(0) + ", " + siblings(2) + ", " + siblings(9));
        try {
            throw args.length == 0 ? new IllegalStateException("chosen") : new NullPointerException();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        RuntimeException nothing = null;
        try {
            throw nothing;
        } catch (NullPointerException e) {
            System.out.println("threw null");
        }
    }
}
