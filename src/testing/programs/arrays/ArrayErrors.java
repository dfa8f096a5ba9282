/** Index, size and store checks, and what was evaluated before them. */
public class ArrayErrors {
    static int n = 0;

    static int next() {
        return ++n;
    }

    static class P {
    }

    static class Q extends P {
        @Override
        public String toString() {
            return "Q";
        }
    }

    static void store(Object[] array, Object o) {
        try {
            array[0] = o;
            System.out.println("stored " + array[0]);
        } catch (ArrayStoreException e) {
            System.out.println("not stored: " + e.getMessage() + ", still " + array[0]);
        }
    }

    public static void main(String[] args) {
        int[] a = {1, 2, 3};
        try {
            a[next() + 2] = next();
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage() + " after " + n);
        }
        try {
            a[5] += next();
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage() + " after " + n);
        }
        try {
            System.out.println(new int[next()][-next()].length);
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage() + " after " + n);
        }
        try {
            int[] none = null;
            none[next()] = next() / 0;
        } catch (ArithmeticException e) {
            System.out.println("right side first, " + n);
        }
        store(new Object[1], "text");
        store(new String[1], "text");
        store(new String[1], 5);
        store(new String[1], null);
        store(new Integer[] {7}, 'c');
        P[] ps = new Q[1];
        store(ps, new Q());
        try {
            ps[0] = new P();
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        Object[] arrays = new int[2][];
        arrays[0] = new int[] {4};
        try {
            arrays[1] = new long[1];
        } catch (ArrayStoreException e) {
            System.out.println("long[] in int[][]");
        }
        System.out.println(((int[][]) arrays)[0][0]);
        try {
            int i = 0;
            a[i] = i = 9;
            a[i] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(a[0] + " " + e.getMessage());
        }
        try {
            System.arraycopy(a, 1, a, 2, 2);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("copy fails, " + a[2]);
        }
        try {
            String[] strings = (String[]) new Object[1];
            System.out.println(strings.length);
        } catch (ClassCastException e) {
            System.out.println("Object[] is no String[]");
        }
        Object[] fine = (Object[]) (Object) new String[] {"s"};
        System.out.println(fine[0]);
    }
}
