import java.util.*;
import java.util.stream.*;

/** The order of side effects, and what count leaves out. */
public class OrderOfEffects {
    static int calls;
    static String log(String s) {
        System.out.println("> " + s);
        return s;
    }
    public static void main(String[] args) {
        List<String> seen = new ArrayList<>();
        Stream.of("x", "y", "z").map(OrderOfEffects::log).forEachOrdered(seen::add);
        System.out.println(seen);
        Iterator<String> it = Stream.of("p", "q", "r").map(OrderOfEffects::log).filter(s -> !s.equals("q"))
            .iterator();
        System.out.println("made");
        while (it.hasNext()) System.out.println("next " + it.next());
        System.out.println(Stream.of(3, 1, 2).sorted((a, b) -> {
            calls++;
            return a - b;
        }).toList() + " " + (calls > 0));
        Stream.of(1, 2, 3, 4).filter(n -> {
            System.out.println("f" + n);
            return n % 2 == 0;
        }).map(n -> { System.out.println("m" + n); return n; }).allMatch(n -> n < 2);
        Stream.of(1, 2, 3, 4).peek(n -> System.out.println("a" + n)).skip(1).peek(n -> System.out.println("b" + n))
            .limit(2).peek(n -> System.out.println("c" + n)).forEach(n -> {});
        Stream.concat(Stream.of(1, 2).peek(n -> System.out.println("l" + n)), Stream.of(3, 4)
            .peek(n -> System.out.println("r" + n))).limit(3).forEach(n -> System.out.println(n));
        IntStream.range(0, 3).peek(n -> System.out.println("i" + n)).boxed().sorted(Comparator.reverseOrder())
            .forEach(n -> System.out.println("o" + n));
        Stream.iterate(1, n -> {
            System.out.println("step " + n);
            return n + 1;
        }).limit(3).forEach(System.out::println);
        Stream.generate(() -> { System.out.println("gen"); return 1; }).limit(2).forEach(System.out::println);
        Stream.iterate(1, n -> {
            System.out.println("has " + n);
            return n < 3;
        }, n -> { System.out.println("next " + n); return n + 1; }).forEach(System.out::println);
        IntStream.iterate(1, n -> {
            System.out.println("step " + n);
            return n + 1;
        }).limit(2).forEach(System.out::println);
        Stream.of(5, 6).flatMap(n -> {
            System.out.println("open " + n);
            return Stream.of(n, n + 1).onClose(() -> System.out.println("closed " + n));
        }).forEach(System.out::println);
        System.out.println(Stream.of("k", "v").peek(System.out::println).reduce("", (a, b) -> {
            System.out.println(a + "+" + b);
            return a + b;
        }));
        Stream.of(4, 2, 9, 2).sorted().peek(n -> System.out.println("p" + n)).distinct().skip(1).findFirst()
            .ifPresent(System.out::println);
        Stream.of(1, 2, 3, 4, 5).peek(n -> System.out.println("k" + n)).takeWhile(n -> n < 3)
            .peek(n -> System.out.println("t" + n)).toList();
        IntStream.of(2, 1, 2).sorted().distinct().peek(n -> System.out.println("d" + n)).sorted()
            .forEach(n -> System.out.println("e" + n));
        Map<Integer, List<Integer>> g = Stream.of(1, 2, 3).collect(Collectors.groupingBy(n -> {
            System.out.println("key " + n);
            return n % 2;
        }));
        System.out.println(g);
        System.out.println(Stream.of(1, 2, 3, 4).peek(n -> System.out.println("z" + n)).limit(2).count());
        System.out.println(IntStream.range(0, 4).peek(n -> System.out.println("never")).count());
        System.out.println(List.of(3, 1).stream().sorted().peek(n -> System.out.println("no")).map(n -> n).count());
        System.out.println(List.of(3, 1).stream().distinct().peek(n -> System.out.println("yes" + n)).count());
        System.out.println(List.of(3, 1, 2).stream().skip(1).peek(n -> System.out.println("skip" + n)).count());
    }
}
