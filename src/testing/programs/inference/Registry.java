import java.util.*;

/** Objects kept by their class. */
public class Registry {
    static class Reg {
        private final Map<Class<?>, Object> m = new HashMap<>();
        <T> void put(Class<T> k, T v) {
            m.put(k, v);
        }
        <T> T get(Class<T> k) {
            return k.cast(m.get(k));
        }
    }
    static <T> T make(Class<T> c, java.util.function.Supplier<? extends T> s) {
        System.out.println(c.getSimpleName());
        return s.get();
    }
    static class Q {
        int q = 4;
        public boolean equals(Object o) {
            if (o == null || getClass() != o.getClass()) return false;
            return q == ((Q) o).q;
        }
        public int hashCode() {
            return q;
        }
    }
    static class R extends Q {}
    public static void main(String[] args) {
        Reg r = new Reg();
        r.put(String.class, "str");
        r.put(Integer.class, 7);
        System.out.println(r.get(String.class).length() + r.get(Integer.class));
        Q q = make(Q.class, R::new);
        System.out.println(q.q);
        System.out.println(new Q().equals(new Q()) + " " + new Q().equals(new R()));
        Class<? extends Q> k = q.getClass();
        System.out.println(k.getSimpleName());
        Class<?>[] cs = { String.class, Q.class, int[].class };
        for (Class<?> c : cs) System.out.println(c.getSimpleName());
        Class<? super R> sup = Q.class;
        System.out.println(sup.getSimpleName());
        Map<String, Class<? extends Q>> byName = new TreeMap<>();
        byName.put("q", Q.class);
        byName.put("r", R.class);
        System.out.println(byName.get("r").getSimpleName());
        List<Class<?>> l = List.of(Q.class, R.class, String.class);
        System.out.println(l.size());
        var l2 = List.of(Q.class, R.class);
        Class<? extends Q> c0 = l2.get(1);
        System.out.println(c0.getSimpleName());
        System.out.println(List.class.getSimpleName() + (Map.Entry.class == null));
    }
}
