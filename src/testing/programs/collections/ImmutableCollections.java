import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** List.of, Set.of, Map.of, Map.entry and copies. */
public class ImmutableCollections {
    interface Action {
        void run();
    }

    static void attempt(String name, Action a) {
        try {
            a.run();
            System.out.println(name + " works");
        } catch (UnsupportedOperationException e) {
            System.out.println(name + " is unsupported");
        } catch (NullPointerException e) {
            System.out.println(name + " does not take null");
        } catch (IllegalArgumentException e) {
            System.out.println(name + " has duplicates");
        }
    }

    public static void main(String[] args) {
        List<String> list = List.of("c", "a", "b");
        System.out.println(list + " " + list.get(1) + " " + list.size() + " " + list.contains("b") + List.of());
        System.out.println(list.equals(Arrays.asList("c", "a", "b")) + " " + list.hashCode());
        attempt("add", () -> list.add("d"));
        attempt("set", () -> list.set(0, "d"));
        attempt("remove", () -> list.remove("a"));
        attempt("sort", () -> list.sort(null));
        attempt("List.of(null)", () -> List.of((Object) null));
        attempt("contains(null)", () -> list.contains(null));
        attempt("Set.of", () -> Set.of(1, 2, 1));
        attempt("Map.of", () -> Map.of("a", 1, "a", 2));
        attempt("Map.of put", () -> Map.of("a", 1).put("b", 2));
        attempt("asList set", () -> Arrays.asList(1, 2).set(0, 5));
        attempt("asList add", () -> Arrays.asList(1, 2).add(5));
        attempt("asList null", () -> Arrays.asList(1, null).contains(null));
        attempt("entry", () -> Map.entry("k", 1).setValue(2));
        List<String> source = new ArrayList<>(list);
        List<String> copy = List.copyOf(source);
        source.clear();
        System.out.println(copy + " " + source);
        Map.Entry<String, Integer> e = Map.entry("key", 5);
        System.out.println(e + " " + e.getKey() + e.getValue());
        Map<String, Integer> map = Map.of("one", 1, "two", 2);
        System.out.println(map.get("one") + map.get("two") + " " + map.get("three") + " " + map.size());
        System.out.println(Set.of(1, 2, 3).contains(2) + " " + Set.of("x").equals(Set.of("x")) + " " + Set.of(5));
        int sum = 0;
        for (int n : Set.of(1, 20, 300, 4000)) {
            sum += n;
        }
        System.out.println(sum);
        System.out.println(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12).subList(3, 6));
    }
}
