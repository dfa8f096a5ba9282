import java.util.*;

/** Conditionals and switches that take their type from where they stand. */
public class ChoicesAsArguments {
    static int size(Map<String, Integer> m) {
        m.put("k", 1);
        return m.size();
    }
    static String kind(List<String> l) {
        return l.getClass().getSimpleName() + l;
    }
    public static void main(String[] args) {
        for (int n = 0; n < 3; n++) {
            System.out.println(size(switch (n) {
                case 1 -> new TreeMap<>();
                case 2 -> new HashMap<>();
                default -> new LinkedHashMap<>();
            }));
            System.out.println(kind(n == 0 ? new ArrayList<>() : new LinkedList<>()));
            List<Integer> l = switch (n) {
                case 0 -> new ArrayList<>();
                case 1 -> List.of();
                default -> {
                    var t = new ArrayList<Integer>();
                    t.add(n);
                    yield t;
                }
            };
            System.out.println(l);
            var v = switch (n) {
                case 0 -> new ArrayList<String>();
                default -> new LinkedList<String>();
            };
            v.add("x" + n);
            System.out.println(v.get(0).length());
            long q = switch (n) {
                case 0 -> 1;
                case 1 -> 2L;
                default -> 'c';
            };
            System.out.println(q);
            var d = switch (n) {
                case 0 -> 1;
                case 1 -> 2.5;
                default -> 'c';
            };
            System.out.println(d);
            Object o = n == 0 ? 1 : "s";
            System.out.println(o);
            Runnable r = switch (n) {
                case 0 -> () -> System.out.println("zero");
                default -> ChoicesAsArguments::hello;
            };
            r.run();
        }
    }
    static void hello() {
        System.out.println("hello");
    }
}
