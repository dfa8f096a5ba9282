import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class Main {
    static Optional<Integer> parse(String s) {
        try {
            return Optional.of(Integer.parseInt(s.trim()));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    static long fib(int n) {
        return Stream.iterate(new long[] {0, 1}, p -> new long[] {p[1], p[0] + p[1]}).limit(n + 1).reduce((a, b) -> b).get()[0];
    }

    public static void main(String[] args) {
        System.out.println(Arrays.stream("12, x, 7 ,,40".split(",")).map(Main::parse).flatMap(Optional::stream).collect(Collectors.toList()));
        System.out.println(parse("5").map(x -> x + 1).filter(x -> x > 5).orElse(-1));
        System.out.println(parse("zz").or(() -> Optional.of(0)).get());
        System.out.println(fib(50));
        System.out.println(parse("a").isPresent() + " " + Optional.ofNullable(null).isEmpty() + " " + Optional.of("v"));
        try {
            parse("").orElseThrow();
        } catch (java.util.NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        double[] xs = {3.5, 1.25};
        System.out.println(Arrays.stream(xs).map(Math::ceil).boxed().collect(Collectors.toList()));
    }
}
