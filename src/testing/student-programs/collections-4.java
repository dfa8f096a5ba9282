import java.util.*;

public class Main {
    public static void main(String[] args) {
        Set<Integer> a = new HashSet<>(Arrays.asList(1, 2, 3, 4, 5));
        Set<Integer> b = new TreeSet<>(List.of(4, 5, 6, 7));
        Set<Integer> union = new TreeSet<>(a);
        union.addAll(b);
        Set<Integer> inter = new TreeSet<>(a);
        inter.retainAll(b);
        Set<Integer> diff = new TreeSet<>(a);
        diff.removeAll(b);
        System.out.println(union + " " + inter + " " + diff);
        NavigableMap<Integer, String> map = new TreeMap<>(Map.of(10, "ten", 20, "twenty", 30, "thirty"));
        System.out.println(map.floorKey(25) + " " + map.ceilingEntry(11) + " " + map.headMap(20, true) + " " + map.descendingMap());
        Iterator<Integer> it = union.iterator();
        while (it.hasNext()) if (it.next() % 2 == 0) it.remove();
        System.out.println(union);
        try {
            for (Integer x : a) if (x == 3) a.remove(x);
        } catch (ConcurrentModificationException e) {
            System.out.println("modified: " + e.getMessage());
        }
        try {
            List.of(1, 2).add(3);
        } catch (UnsupportedOperationException e) {
            System.out.println("immutable");
        }
    }
}
