import java.util.*;
import java.util.stream.*;

/** Streams of int, long and double. */
public class IntStreams {
    static boolean isPrime(int n) {
        return n > 1 && IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0);
    }

    static void show(Object value) {
        System.out.println(value);
    }

    public static void main(String[] args) {
        System.out.println(IntStream.range(0, 5).boxed().collect(Collectors.toList()));
        System.out.println(IntStream.rangeClosed(1, 100).sum());
        System.out.println(IntStream.rangeClosed(1, 30).filter(IntStreams::isPrime).mapToObj(Integer::toString)
            .collect(Collectors.joining(" ")));
        System.out.println(Arrays.toString(IntStream.iterate(1, n -> n * 3).limit(6).toArray()));
        System.out.println(Arrays.toString(IntStream.iterate(1, n -> n < 50, n -> n * 2).map(n -> n - 1).toArray()));
        System.out.println(IntStream.of(3, 1, 2).sorted().mapToObj(n -> "n" + n).toList());
        System.out.println(IntStream.empty().average() + " " + IntStream.empty().max() + " " + IntStream.of(4, 6)
            .average());
        System.out.println(IntStream.rangeClosed(1, 5).reduce(1, (a, b) -> a * b) + " " + IntStream.range(0, 0)
            .reduce(Integer::sum));
        System.out.println(IntStream.range(0, 10).summaryStatistics());
        System.out.println(IntStream.empty().summaryStatistics());
        System.out.println(LongStream.rangeClosed(1, 20).reduce(1L, (a, b) -> a * b));
        System.out.println(DoubleStream.of(1.5, 2.5, 3).sum() + " " + DoubleStream.of(1, 2).average().getAsDouble());
        System.out.println(DoubleStream.of(1.5, 2.5, 3).summaryStatistics());
        System.out.println(LongStream.of(1, 2, 3).summaryStatistics());
        int[] data = {4, 8, 15, 16, 23, 42};
        System.out.println(Arrays.stream(data).sum() + " " + Arrays.stream(data, 1, 3)
            .sum() + " " + Arrays.stream(data).max().getAsInt());
        System.out.println(Arrays.stream(data).asLongStream().sum() + " " + Arrays.stream(data).asDoubleStream()
            .sum());
        System.out.println(Arrays.stream(data).mapToLong(n -> n * 1000000000L).sum());
        System.out.println(Arrays.stream(data).mapToDouble(n -> n / 2.0).boxed().toList());
        System.out.println("hello".chars().filter(c -> c == 'l').count());
        System.out.println("hello".chars().mapToObj(c -> (char) c).map(c -> Character.toUpperCase(c))
            .map(String::valueOf).collect(Collectors.joining("-")));
        show("banana".chars().mapToObj(c -> (char) c)
            .collect(Collectors.groupingBy(c -> c, TreeMap::new, Collectors.counting())));
        IntStream.range(0, 3).forEach(i -> System.out.print(i + ";"));
        System.out.println();
        IntStream.range(0, 3)
            .mapToObj(i -> IntStream.range(0, 3).mapToObj(j -> i == j ? "1" : "0").collect(Collectors.joining(" ")))
            .forEach(System.out::println);
        System.out.println(IntStream.concat(IntStream.of(1, 2), IntStream.of(3)).boxed().map(n -> n + 0.5).toList());
        System.out.println(IntStream.of(1, 1, 2, 3, 3).distinct().count() + " " + IntStream.of(5, 6, 7).skip(1)
            .limit(1).findFirst().getAsInt());
        System.out.println(IntStream.of(1, 5, 9).anyMatch(n -> n > 8) + " " + IntStream.of(1, 5, 9)
            .allMatch(n -> n > 8));
        System.out.println(IntStream.rangeClosed(1, 4).flatMap(n -> IntStream.rangeClosed(1, n)).sum());
        System.out.println(Arrays.toString("a,b,c".chars().filter(Character::isLetter).toArray()));
        System.out.println(IntStream.range(0, 20).boxed()
            .collect(Collectors.partitioningBy(n -> n % 3 == 0, Collectors.summingInt(n -> n))));
        System.out.println(IntStream.generate(() -> 7).limit(3).sum());
        System.out.println(DoubleStream.iterate(1, d -> d / 2).limit(5).mapToObj(d -> d + "")
            .collect(Collectors.joining(",")));
        System.out.println(IntStream.rangeClosed(1, 3).mapToObj(i -> new int[] {i, i * i}).map(a -> a[0] + ":" + a[1])
            .toList());
        PrimitiveIterator.OfInt it = IntStream.range(0, 3).iterator();
        int s = 0;
        while (it.hasNext()) s += it.nextInt();
        System.out.println(s);
        ArrayList<Integer> made = IntStream.of(3, 4).collect(ArrayList::new, ArrayList::add, ArrayList::addAll);
        System.out.println(made);
    }
}
