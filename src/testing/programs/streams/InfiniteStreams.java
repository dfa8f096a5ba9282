import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Streams that are generated, and cut. */
public class InfiniteStreams {
    static void show(Object value) {
        System.out.println(value);
    }

    public static void main(String[] args) {
        System.out.println(Stream.iterate(new int[] {0, 1}, f -> new int[] {f[1], f[0] + f[1]}).limit(10)
            .map(f -> f[0]).toList());
        System.out.println(Stream.iterate(27, n -> n != 1, n -> n % 2 == 0 ? n / 2 : 3 * n + 1).count());
        int[] counter = {0};
        System.out.println(Stream.generate(() -> counter[0]++).limit(5).map(Object::toString)
            .collect(Collectors.joining(" ")));
        System.out.println(counter[0]);
        Random r = new Random(42);
        System.out.println(Stream.generate(() -> r.nextInt(6) + 1).limit(8).toList());
        System.out.println(new Random(7).ints(5, 0, 10).boxed().toList());
        System.out.println(new Random(7).ints(0, 100).limit(4).sum());
        System.out.println(new Random(3).ints(3).boxed().toList());
        System.out.println(new Random(3).doubles(2).boxed().toList());
        System.out.println(new Random(3).doubles(2, 1, 2).sum());
        show(new Random(3).ints(20, 1, 7).boxed()
            .collect(Collectors.groupingBy(x -> x, TreeMap::new, Collectors.counting())));
        System.out.println(Stream.iterate("a", s -> s + "b").limit(4).toList());
        Supplier<Stream<Integer>> source = () -> Stream.of(4, 5, 6);
        System.out.println(source.get().mapToInt(x -> x).sum() + " " + source.get().count());
        System.out.println(IntStream.iterate(2, n -> n + 1)
            .filter(n -> IntStream.range(2, n).noneMatch(d -> n % d == 0)).limit(10).boxed().toList());
        System.out.println(LongStream.iterate(1, n -> n * 10).limit(12).max().getAsLong());
        System.out.println(Stream.iterate(1, n -> n + 1).dropWhile(n -> n < 5).takeWhile(n -> n < 9).toList());
        System.out.println(Stream.iterate(1, n -> n + 1).skip(100).findFirst().get());
        System.out.println(Stream.iterate(1, n -> n + 1).anyMatch(n -> n * n > 500));
        System.out.println(IntStream.rangeClosed(1, 15)
            .mapToObj(i -> i % 15 == 0 ? "FizzBuzz" : i % 3 == 0 ? "Fizz" : i % 5 == 0 ? "Buzz" : String.valueOf(i))
            .collect(Collectors.joining(" ")));
        System.out.println(Stream.of(1, 2, 3).flatMap(n -> Stream.iterate(n, m -> m + n).limit(3)).toList());
        System.out.println(Collections.nCopies(3, "ab").stream().collect(Collectors.joining()));
        Stream.Builder<String> builder = Stream.builder();
        for (int i = 0; i < 3; i++) builder.add("b" + i);
        builder.accept("last");
        System.out.println(builder.build().toList());
        System.out.println(IntStream.builder().add(1).add(2).build().sum());
    }
}
