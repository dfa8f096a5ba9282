import java.util.*;
import java.util.stream.*;

/** When elements are asked for: interleaving, barriers, short circuits. */
public class Laziness {
    public static void main(String[] args) {
        List<String> words = List.of("delta", "alpha", "echo", "bravo", "charlie");
        Stream<String> lazy = words.stream().filter(w -> {
            System.out.println("filter " + w);
            return w.length() == 5;
        })
            .map(w -> { System.out.println("map " + w); return w.toUpperCase(); });
        System.out.println("nothing yet");
        List<String> two = lazy.limit(2).collect(Collectors.toList());
        System.out.println(two);
        words.stream().peek(w -> System.out.println("before " + w)).sorted()
            .peek(w -> System.out.println("after " + w)).forEach(w -> System.out.println("each " + w));
        System.out.println("-- short circuit");
        System.out.println(words.stream().peek(w -> System.out.println("p " + w)).anyMatch(w -> w.startsWith("a")));
        System.out.println(words.stream().peek(w -> System.out.println("q " + w)).sorted()
            .peek(w -> System.out.println("r " + w)).findFirst().get());
        System.out.println("-- sorted, limit");
        words.stream().sorted(Comparator.reverseOrder()).peek(w -> System.out.println("s " + w)).limit(2)
            .forEach(w -> System.out.println("t " + w));
        System.out.println("-- skip");
        words.stream().peek(w -> System.out.println("u " + w)).skip(3).forEach(w -> System.out.println("v " + w));
        System.out.println("-- infinite");
        Stream.iterate(1, n -> n * 2).peek(n -> System.out.println("i " + n)).filter(n -> n > 10).limit(2)
            .forEach(n -> System.out.println("got " + n));
        System.out.println("-- takeWhile");
        Stream.of(1, 2, 3, 4, 1).peek(n -> System.out.println("w " + n)).takeWhile(n -> n < 3)
            .forEach(n -> System.out.println("take " + n));
        Stream.of(1, 2, 3, 4, 1).peek(n -> System.out.println("x " + n)).dropWhile(n -> n < 3)
            .forEach(n -> System.out.println("drop " + n));
        System.out.println("-- count");
        System.out.println(List.of(1, 2, 3).stream().peek(n -> System.out.println("never")).count());
        System.out.println(List.of(1, 2, 3).stream().filter(n -> n > 1).peek(n -> System.out.println("counted " + n))
            .count());
        System.out.println(Stream.of(1, 2, 3).map(n -> { System.out.println("mapped"); return n; }).count());
        System.out.println("-- distinct");
        Stream.of("b", "a", "b", "c", "a").peek(s -> System.out.println("in " + s)).distinct()
            .forEach(s -> System.out.println("out " + s));
        System.out.println("-- flatMap");
        Stream.of(1, 2, 3).flatMap(n -> Stream.of(n, n * 10).peek(m -> System.out.println("inner " + m)))
            .filter(m -> m > 5).findFirst().ifPresent(System.out::println);
        System.out.println("-- limit 0");
        Stream.of(1, 2, 3).peek(n -> System.out.println("no " + n)).limit(0).forEach(System.out::println);
    }
}
