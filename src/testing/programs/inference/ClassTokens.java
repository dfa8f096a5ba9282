import java.util.*;

/** Class literals with their type argument: enum maps, enum sets, casts by token. */
public class ClassTokens {
    enum L {
        LOW, HIGH
    }
    static class P {
        P() {}
        public String toString() {
            return "P";
        }
    }
    static <T> T pick(Class<T> c, Object... xs) {
        for (Object x : xs) if (c.isInstance(x)) return c.cast(x);
        return null;
    }
    public static void main(String[] args) {
        Class<P> c = P.class;
        System.out.println(c.getSimpleName());
        Map<L, Integer> m = new EnumMap<>(L.class);
        m.put(L.HIGH, 2);
        m.put(L.LOW, 1);
        System.out.println(m);
        Set<L> s = EnumSet.noneOf(L.class);
        s.add(L.LOW);
        System.out.println(s + " " + EnumSet.allOf(L.class));
        P p = pick(Class.class == null ? null : P.class, "x", new P());
        System.out.println(p);
        String str = pick(String.class, 1, "two", 3.0);
        System.out.println(str.length());
        P q = new P();
        Class<? extends P> k = q.getClass();
        System.out.println(k == P.class);
        Class<?> any = str.getClass();
        System.out.println(any.getName());
        Object o = "o";
        Class<?> oc = o.getClass();
        System.out.println(oc.getSimpleName());
        EnumMap<L, List<String>> em = new EnumMap<>(L.class);
        em.computeIfAbsent(L.LOW, x -> new ArrayList<>()).add("a");
        System.out.println(em);
    }
}
