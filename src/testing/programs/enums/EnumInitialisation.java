import java.util.HashMap;
import java.util.Map;

/** The order in which constants, static fields and blocks of an enum are set. */
public class EnumInitialisation {
    enum Code {
        OK(200), MISSING(404), BROKEN(500);

        private static final Map<Integer, Code> BY_NUMBER = new HashMap<>();
        static final int LIMIT = 300;
        static int created = 100;
        final int number;

        static {
            System.out.println("static block of Code, created " + created);
            for (Code c : values()) {
                BY_NUMBER.put(c.number, c);
            }
        }

        {
            System.out.println("instance block of " + this);
        }

        Code(int number) {
            this.number = number;
            System.out.println("constructor of " + name() + " " + (number > LIMIT));
            count();
        }

        private static void count() {
            created++;
        }

        static Code of(int number) {
            Code c = BY_NUMBER.get(number);
            if (c == null) {
                throw new IllegalArgumentException("no code " + number);
            }
            return c;
        }
    }

    enum Singleton {
        INSTANCE;

        private int calls;

        int call() {
            return ++calls;
        }
    }

    enum Weekday {
        MONDAY, FRIDAY, SUNDAY;

        private Weekday next;

        static {
            Weekday[] all = values();
            for (int i = 0; i < all.length; i++) {
                all[i].next = all[(i + 1) % all.length];
            }
        }
    }

    public static void main(String[] args) {
        System.out.println("main");
        System.out.println(Code.LIMIT);
        System.out.println(Code.of(404));
        System.out.println(Code.created);
        try {
            Code.of(5);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Singleton.INSTANCE.call();
        System.out.println(Singleton.INSTANCE.call() + " " + Singleton.valueOf("INSTANCE").call());
        System.out.println(Weekday.SUNDAY.next + " " + Weekday.MONDAY.next.next);
    }
}
