/** Two levels of calls on this: one call site, several outer callers. */
public class HelperOnThis {
    static class Id {
        Object set(Object x) {
            return this.help(x);
        }

        Object help(Object x) {
            return x;
        }
    }

    static class LoggingId extends Id {
        int helped;

        @Override
        Object help(Object x) {
            helped++;
            return super.help(x);
        }
    }

    public static void main(String[] args) {
        Id one = new Id();
        LoggingId two = new LoggingId();
        String s = (String) one.set("text");
        Integer i = (Integer) one.set(7);
        Object o = two.set(new int[] {1, 2, 3});
        System.out.println(s.length() + i + ((int[]) o).length + " " + two.helped);
        Id alias = two;
        System.out.println(alias.set(s) == s);
        System.out.println(two.helped);
    }
}
