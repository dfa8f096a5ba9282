import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Nested enums, enums that implement interfaces, flags, transitions, enums as comparators. */
public class EnumPatterns {
    enum Permission {
        READ, WRITE, EXECUTE;

        int mask() {
            return 1 << ordinal();
        }

        static int of(Permission... all) {
            int bits = 0;
            for (Permission p : all) {
                bits |= p.mask();
            }
            return bits;
        }

        static List<Permission> in(int bits) {
            List<Permission> result = new ArrayList<>();
            for (Permission p : values()) {
                if ((bits & p.mask()) != 0) {
                    result.add(p);
                }
            }
            return result;
        }
    }

    enum Order implements Comparator<String> {
        ALPHABETIC {
            @Override
            public int compare(String a, String b) {
                return a.compareTo(b);
            }
        },
        LENGTH {
            @Override
            public int compare(String a, String b) {
                return a.length() - b.length();
            }
        };

        enum Direction {
            UP(1), DOWN(-1);

            final int sign;

            Direction(int sign) {
                this.sign = sign;
            }

            Comparator<String> on(Order o) {
                return (a, b) -> sign * o.compare(a, b);
            }
        }
    }

    enum Phase {
        SOLID, LIQUID, GAS;

        enum Transition {
            MELT(SOLID, LIQUID), BOIL(LIQUID, GAS), CONDENSE(GAS, LIQUID), FREEZE(LIQUID, SOLID);

            private final Phase from;
            private final Phase to;

            Transition(Phase from, Phase to) {
                this.from = from;
                this.to = to;
            }

            static Transition between(Phase a, Phase b) {
                for (Transition t : values()) {
                    if (t.from == a && t.to == b) {
                        return t;
                    }
                }
                return null;
            }
        }
    }

    static <E extends Enum<E>> String describe(E e) {
        return e.name().toLowerCase() + e.ordinal();
    }

    static <E extends Enum<E> & Comparator<String>> List<String> sorted(E order, String... words) {
        List<String> list = new ArrayList<>(Arrays.asList(words));
        list.sort(order);
        return list;
    }

    public static void main(String[] args) {
        int bits = Permission.of(Permission.EXECUTE, Permission.READ);
        System.out.println(bits + " " + Permission.in(bits) + " " + Permission.in(0) + " " + Permission.in(~0));
        System.out.println(sorted(Order.ALPHABETIC, "pear", "fig", "apple") + " " + sorted(Order.LENGTH, "pear", "fig", "apple"));
        String[] words = {"bb", "a", "ccc"};
        for (Order o : Order.values()) {
            for (Order.Direction d : Order.Direction.values()) {
                Arrays.sort(words, d.on(o));
                System.out.println(o + " " + d + " " + Arrays.toString(words));
            }
        }
        for (Phase a : Phase.values()) {
            for (Phase b : Phase.values()) {
                System.out.print(Phase.Transition.between(a, b) + " ");
            }
        }
        System.out.println();
        System.out.println(describe(Phase.GAS) + " " + describe(Order.LENGTH) + " " + describe(Phase.Transition.BOIL));
        Object o = Order.ALPHABETIC;
        System.out.println((o instanceof Order) + " " + (o instanceof Comparator) + " " + (o instanceof Phase));
    }
}
