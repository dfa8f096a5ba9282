/** Arrow cases, switch expressions and yield. */
public class SwitchNew {
    enum Day { MON, TUE, WED, THU, FRI, SAT, SUN }

    static int hours(Day day) {
        return switch (day) {
            case MON, TUE, WED, THU -> 8;
            case FRI -> {
                int base = 8;
                yield base - 2;
            }
            case SAT, SUN -> 0;
        };
    }

    static String kind(Object key) {
        return switch (key.toString()) {
            case "x", "y" -> "coordinate";
            case "" -> throw new IllegalArgumentException("empty key");
            default -> {
                if (key.toString().length() > 3) {
                    yield "long";
                }
                yield "short";
            }
        };
    }

    static int oldStyleYield(int n) {
        return switch (n) {
            case 0:
            case 1:
                System.out.print("[small]");
                yield 1;
            case 2:
                System.out.print("[two]");
            default:
                yield n * n;
        };
    }

    public static void main(String[] args) {
        int total = 0;
        for (Day d : Day.values()) {
            total += hours(d);
        }
        System.out.println(total);
        System.out.println(kind("x") + " " + kind("abcd") + " " + kind("ab"));
        try {
            kind("");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        for (int i = 0; i < 5; i++) {
            System.out.println(oldStyleYield(i));
        }
        for (int i = 0; i < 4; i++) {
            switch (i) {
                case 0 -> System.out.println("zero");
                case 1, 2 -> {
                    if (i == 2) {
                        break;
                    }
                    System.out.println("one");
                }
                default -> System.out.println("many");
            }
        }
        char grade = 'B';
        double points = switch (grade) {
            case 'A' -> 4;
            case 'B' -> 3.5f;
            default -> 0L;
        };
        System.out.println(points);
        var mixed = switch (grade) {
            case 'A' -> 1;
            case 'B' -> 'b';
            default -> 2;
        };
        System.out.println(mixed);
        int nested = switch (total) {
            case 38 -> switch (grade) {
                case 'B' -> 1 + switch (args.length) { case 0 -> 10; default -> 20; };
                default -> 5;
            };
            default -> 7;
        };
        System.out.println(nested);
        System.out.println("sum " + (1 + switch (nested) { case 11 -> 100; default -> 200; }));
        Runnable r = switch (nested) {
            case 11 -> () -> System.out.println("lambda from switch");
            default -> null;
        };
        r.run();
        Day none = null;
        try {
            hours(none);
        } catch (NullPointerException e) {
            System.out.println("null day");
        }
    }
}
