/** Variable arity methods. */
public class Varargs {
    static int sum(int... numbers) {
        int total = 0;
        for (int n : numbers) {
            total += n;
        }
        return total;
    }

    static String join(String separator, Object... parts) {
        if (parts == null) {
            return "null array";
        }
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < parts.length; i++) {
            result.append(i == 0 ? "" : separator).append(parts[i]);
        }
        return result + " (" + parts.length + ")";
    }

    static void change(int... a) {
        if (a.length > 0) {
            a[0] = -1;
        }
    }

    @SafeVarargs
    static <T> int count(T... items) {
        return items.length;
    }

    final String names;

    Varargs(String... names) {
        this.names = String.join("+", names);
    }

    static double average(double first, double... rest) {
        double total = first;
        for (double d : rest) {
            total += d;
        }
        return total / (1 + rest.length);
    }

    public static void main(String... args) {
        System.out.println(sum() + " " + sum(1) + " " + sum(1, 2, 3) + " " + sum(new int[] {4, 5}));
        System.out.println(join("-"));
        System.out.println(join("-", 1, 'c', 2.5, null, "s"));
        System.out.println(join("-", (Object) null));
        System.out.println(join("-", (Object[]) null));
        System.out.println(join("-", new Object[] {1, 2}));
        System.out.println(join("-", (Object) new String[] {"x"}.length));
        System.out.println(join("-", (Object[]) new String[] {"a", "b"}));
        System.out.println(count(new int[] {1, 2, 3}) + " " + count(1, 2, 3) + " " + count(new Integer[] {1, 2, 3}));
        int[] mine = {7, 8};
        change(mine);
        System.out.println(mine[0]);
        int x = 5;
        change(x);
        System.out.println(x);
        System.out.println(new Varargs().names + "|" + new Varargs("a").names + "|" + new Varargs("a", "b").names);
        System.out.println(average(1) + " " + average(1, 2) + " " + average('a', 1L, 2f));
        System.out.println(sum('a', (byte) 1, (short) 2));
        System.out.println(String.format("%s %s", "one", "two"));
    }
}
