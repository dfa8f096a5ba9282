import java.util.*;
import java.util.stream.*;

/** Lists that change while a stream goes through them, or before. */
public class ChangedWhileStreaming {
    static void attempt(List<?> list, Runnable action) {
        try {
            action.run();
            System.out.println("fine " + list);
        } catch (RuntimeException e) {
            System.out.println(e + " " + list);
        }
    }

    static List<Integer> numbers() {
        return new ArrayList<>(List.of(1, 2, 3, 4));
    }

    public static void main(String[] args) {
        List<Integer> removed = numbers();
        attempt(removed, () -> removed.stream().forEach(n -> {
            System.out.println("see " + n);
            removed.remove(n);
        }));
        List<String> added = new ArrayList<>(List.of("x", "y"));
        attempt(added, () -> added.stream().map(s -> s + s).forEach(s -> {
            System.out.println(s);
            added.add(s);
        }));
        List<Integer> filtered = numbers();
        attempt(filtered, () -> filtered.stream().filter(n -> n % 2 == 0).forEach(filtered::remove));
        List<Integer> found = numbers();
        attempt(found, () -> found.stream().filter(n -> n > 2).findFirst().ifPresent(found::remove));
        List<Integer> sorted = numbers();
        attempt(sorted, () -> sorted.stream().sorted(Comparator.reverseOrder()).forEach(sorted::remove));
        List<Integer> collected = numbers();
        attempt(collected, () -> collected.stream().toList().forEach(collected::remove));
        List<Integer> late = numbers();
        Stream<Integer> doubled = late.stream().map(n -> n * 2);
        late.add(5);
        late.set(0, 10);
        System.out.println(doubled.toList());
        int[] array = {1, 2, 3};
        IntStream numbers = Arrays.stream(array);
        array[0] = 100;
        System.out.println(numbers.sum());
    }
}
