/** Storing into an array of a subtype through a variable of the supertype's array. */
public class CovariantArrays {
    static class A {
        String name() {
            return "A";
        }
    }

    static class B extends A {
        @Override
        String name() {
            return "B";
        }
    }

    static boolean put(A[] array, A a) {
        try {
            array[0] = a;
            return true;
        } catch (ArrayStoreException e) {
            return false;
        }
    }

    public static void main(String[] args) {
        A[] x = new B[1];
        System.out.println(put(x, new A()) + " " + x[0]);
        System.out.println(put(x, new B()) + " " + x[0].name());
        A[] y = new A[1];
        System.out.println(put(y, new A()) + " " + y[0].name());
        Object[] z = y;
        z[0] = new B();
        System.out.println(y[0].name());
        Object[][] deep = new String[1][1];
        try {
            deep[0] = new Integer[] {1};
            System.out.println("stored");
        } catch (ArrayStoreException e) {
            System.out.println("refused");
        }
        deep[0] = new String[] {"s"};
        System.out.println(deep[0][0]);
    }
}
