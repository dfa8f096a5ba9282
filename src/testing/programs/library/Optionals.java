import java.util.HashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;

/** The methods of Optional. */
public class Optionals {
    private final Map<String, Integer> ages = new HashMap<>();

    Optional<Integer> age(String name) {
        return Optional.ofNullable(ages.get(name));
    }

    static <T> T trace(String text, T value) {
        System.out.print("(" + text + ") ");
        return value;
    }

    public static void main(String[] args) {
        Optionals o = new Optionals();
        o.ages.put("Ann", 30);
        o.ages.put("Bob", 12);
        Optional<Integer> ann = o.age("Ann");
        Optional<Integer> none = o.age("Zoe");
        System.out.println(ann + " " + none + " " + ann.isPresent() + " " + none.isEmpty());
        System.out.println(ann.get() + " " + ann.orElse(trace("always", -1)) + " " + none.orElse(-1));
        System.out.println(ann.orElseGet(() -> trace("never", 0)) + " " + none.orElseGet(() -> trace("lazy", 7)));
        System.out.println(ann.map(a -> a + 1) + " " + none.map(a -> a + 1) + " " + ann.map(a -> (String) null));
        System.out.println(ann.filter(a -> a > 40) + " " + o.age("Bob").filter(a -> a < 18).map(a -> "minor").orElse("adult"));
        System.out.println(ann.flatMap(a -> o.age("Bob").map(b -> a - b)) + " " + ann.flatMap(a -> none));
        ann.ifPresent(a -> System.out.println("present " + a));
        none.ifPresent(a -> System.out.println("never"));
        none.ifPresentOrElse(a -> System.out.println("never"), () -> System.out.println("absent"));
        System.out.println(none.or(() -> Optional.of(99)).get());
        try {
            none.get();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            none.orElseThrow(() -> new IllegalStateException("custom"));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            Optional.of(null);
        } catch (NullPointerException e) {
            System.out.println("of(null)");
        }
        System.out.println(Optional.of("x").equals(Optional.of("x")) + " " + Optional.empty().equals(none) + " "
            + Optional.of(5).hashCode());
        System.out.println(Optional.of("text").map(String::length).filter(n -> n > 3).map(n -> n * 2).orElseThrow());
    }
}
