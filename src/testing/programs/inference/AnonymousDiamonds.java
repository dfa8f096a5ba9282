import java.util.*;
import java.util.function.*;

/** Anonymous classes whose type arguments are found out. */
public class AnonymousDiamonds {
    interface Visitor<R> {
        R num(int n);
        R add(Object a, Object b);
    }
    static abstract class Shape<T> {
        T tag;
        Shape(T t) {
            tag = t;
        }
        abstract T twice();
    }
    static <T> T run(Supplier<T> s) {
        return s.get();
    }
    public static void main(String[] args) {
        Comparator<String> byLen = new Comparator<>() {
            @Override public int compare(String a, String b) {
                return a.length() - b.length();
            }
        };
        List<String> l = new ArrayList<>(List.of("ccc", "a", "bb"));
        l.sort(byLen);
        System.out.println(l);
        Iterator<Integer> it = new Iterator<>() {
            int i = 0;
            public boolean hasNext() {
                return i < 3;
            }
            public Integer next() {
                return i++;
            }
        };
        int sum = 0;
        while (it.hasNext()) sum += it.next();
        System.out.println(sum);
        Shape<String> s = new Shape<>("ab") {
            String twice() {
                return tag + tag;
            }
        };
        System.out.println(s.twice().length());
        String g = run(new Supplier<>() {
            public String get() {
                return "g";
            }
        });
        System.out.println(g.length());
        var anon = new Object() {
            int hidden = 5;
            int more() {
                return hidden + 1;
            }
        };
        System.out.println(anon.hidden + anon.more());
        Function<Integer, Integer> inc = new Function<>() {
            public Integer apply(Integer i) {
                return i + 1;
            }
        };
        System.out.println(inc.andThen(inc).apply(1));
    }
}
