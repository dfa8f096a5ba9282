import java.util.List;
import java.util.function.*;
import java.util.stream.*;

public class Main {
    public static void main(String[] args) {
        System.out.println(IntStream.rangeClosed(1, 5).map(x -> x * x).boxed().collect(Collectors.toList()));
        System.out.println(IntStream.rangeClosed(1, 5).reduce(1, (a, b) -> a * b));
        System.out.println(Stream.iterate(1, x -> x * 2).limit(8).map(String::valueOf).collect(Collectors.joining("-")));
        List<Integer> primes = IntStream.range(2, 40)
            .filter(n -> IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0))
            .boxed().toList();
        System.out.println(primes);
        Function<Integer, Integer> inc = x -> x + 1;
        Function<Integer, Integer> twice = x -> x * 2;
        System.out.println(inc.andThen(twice).apply(5) + " " + inc.compose(twice).apply(5));
        Predicate<String> empty = String::isEmpty;
        System.out.println(Stream.of("a", "", "b").filter(empty.negate()).count());
        Supplier<List<String>> supplier = () -> List.of("x", "y");
        System.out.println(supplier.get());
        BinaryOperator<Integer> max = BinaryOperator.maxBy(Integer::compare);
        System.out.println(max.apply(3, 9));
        UnaryOperator<String> up = String::toUpperCase;
        System.out.println(Stream.of("p", "q").map(up).toList());
        System.out.println(DoubleStream.of(1.5, 2.5, 3).average().getAsDouble());
    }
}
