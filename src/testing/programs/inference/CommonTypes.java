import java.util.*;

/** What values of several types have in common: interfaces as well as classes. */
public class CommonTypes {
    sealed interface Shape permits Sq, Ci {}
    record Sq(int s) implements Shape {}
    record Ci(int r) implements Shape {}
    static int area(Shape s) {
        if (s instanceof Sq q) return q.s() * q.s();
        return 3 * ((Ci) s).r();
    }
    public static void main(String[] args) {
        List<Shape> xs = List.of(new Sq(2), new Ci(3));
        var ys = List.of(new Sq(4), new Ci(5));
        for (Shape s : xs) System.out.println(area(s));
        for (var s : ys) System.out.println(area(s));
        Shape first = ys.get(0);
        System.out.println(first);
        var z = args.length > 0 ? new Sq(1) : new Ci(1);
        System.out.println(area(z));
        System.out.println(area(args.length > 3 ? new Sq(7) : new Ci(7)));
        List<? extends Record> rs = ys;
        System.out.println(rs.size());
        var w = Arrays.asList(1, 2.5, 3L);
        Number n = w.get(1);
        System.out.println(n);
        Comparable<?> cmp = w.get(2);
        System.out.println(cmp);
        var mix = Arrays.asList("a", 1);
        Object m0 = mix.get(0);
        Comparable<?> m1 = mix.get(1);
        System.out.println(m0 + " " + m1);
    }
}
