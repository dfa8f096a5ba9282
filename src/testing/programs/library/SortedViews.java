import java.security.*;
import java.util.*;

public class SortedViews {
    static void show(String name, java.util.concurrent.Callable<Object> value) {
        try {
            System.out.println(name + " = " + value.call());
        } catch (Exception e) {
            System.out.println(name + " ! " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        List<Integer> l = Arrays.asList(1,2,3,1,2,3,4);
        System.out.println(Collections.indexOfSubList(l, Arrays.asList(1,2,3)) + " " + Collections.lastIndexOfSubList(l, Arrays.asList(1,2,3)) + " " + Collections.indexOfSubList(l, Arrays.asList(3,2)) + " " + Collections.indexOfSubList(l, List.of()) + Collections.lastIndexOfSubList(l, List.of()));
        SortedSet<Integer> s = Collections.unmodifiableSortedSet(new TreeSet<>(l));
        System.out.println(s + " " + s.first() + s.headSet(3) + s.last());
        show("add", () -> s.add(3));
        show("add2", () -> s.tailSet(2).remove(3));
        NavigableMap<String,Integer> m = Collections.unmodifiableNavigableMap(new TreeMap<>(Map.of("a",1,"b",2,"c",3)));
        System.out.println(m + " " + m.floorEntry("bb") + m.descendingMap() + m.headMap("c", true) + m.firstKey());
        show("put", () -> m.put("x", 1));
        show("poll", () -> m.pollFirstEntry());
        show("set", () -> m.firstEntry().setValue(3));
        System.out.println(Collections.unmodifiableSortedMap(m).tailMap("b")); NavigableSet<Integer> ns = Collections.unmodifiableNavigableSet(new TreeSet<>(l));
        System.out.println(ns.ceiling(3) + " " + ns.descendingSet() + ns.equals(new TreeSet<>(l)));
        System.out.println(Number.class.isAssignableFrom(Integer.class) + " " + Integer.class.isAssignableFrom(Number.class) + " " + Object.class.isAssignableFrom(int[].class) + " " + Object[].class.isAssignableFrom(String[].class) + " " + Comparable.class.isAssignableFrom(String.class) + " " + (Runtime.getRuntime().availableProcessors() > 0) + " " + (Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory() > 0));
        show("null", () -> Number.class.isAssignableFrom(null));
        java.awt.Point p = new java.awt.Point(3, 4); p.translate(1, -1);
        System.out.println(p + " " + p.distance(0, 0) + " " + p.equals(new java.awt.Point(4, 3)) + p.hashCode() + " " + p.getX()); SecureRandom sr = new SecureRandom(); int k = sr.nextInt(10);
        System.out.println(k >= 0 && k < 10);
    }
}
