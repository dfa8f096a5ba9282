import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

/** A small pipeline of lazily connected stages, built from lambdas. */
public class Pipelines {
    interface Flow<T> {
        void each(Consumer<? super T> sink);

        static <T> Flow<T> of(List<T> list) {
            return sink -> list.forEach(sink);
        }

        static Flow<Integer> range(int from, int to) {
            return sink -> {
                for (int i = from; i < to; i++) {
                    sink.accept(i);
                }
            };
        }

        default Flow<T> filter(Predicate<? super T> keep) {
            return sink -> each(t -> {
                if (keep.test(t)) {
                    sink.accept(t);
                }
            });
        }

        default <R> Flow<R> map(Function<? super T, ? extends R> f) {
            return sink -> each(t -> sink.accept(f.apply(t)));
        }

        default <R> Flow<R> flatMap(Function<T, Flow<R>> f) {
            return sink -> each(t -> f.apply(t).each(sink));
        }

        default Flow<T> peek(Consumer<? super T> look) {
            return map(t -> {
                look.accept(t);
                return t;
            });
        }

        default T reduce(T start, BinaryOperator<T> op) {
            List<T> box = new ArrayList<>();
            box.add(start);
            each(t -> box.set(0, op.apply(box.get(0), t)));
            return box.get(0);
        }

        default List<T> toList() {
            List<T> result = new ArrayList<>();
            each(result::add);
            return result;
        }

        default <K> Map<K, List<T>> groupBy(Function<T, K> key) {
            Map<K, List<T>> groups = new TreeMap<>();
            each(t -> groups.computeIfAbsent(key.apply(t), k -> new ArrayList<>()).add(t));
            return groups;
        }

        default Optional<T> last() {
            return Optional.ofNullable(reduce(null, (a, b) -> b));
        }
    }

    public static void main(String[] args) {
        Flow<Integer> numbers = Flow.range(1, 11);
        System.out.println(numbers.filter(n -> n % 2 == 1).map(n -> n * n).toList());
        System.out.println(numbers.reduce(0, Integer::sum) + " " + numbers.reduce(1, (a, b) -> a * b));
        Flow<String> words = Flow.of(List.of("delta", "alpha", "charlie", "bravo", "echo", "beta"));
        System.out.println(words.groupBy(String::length));
        System.out.println(words.groupBy(w -> w.charAt(w.length() - 1)));
        StringBuilder order = new StringBuilder();
        System.out.println(Flow.range(0, 3).peek(n -> order.append("a").append(n))
            .filter(n -> n != 1).peek(n -> order.append("b").append(n)).map(n -> "v" + n).toList());
        System.out.println(order);
        System.out.println(Flow.range(1, 4).flatMap(n -> Flow.range(0, n).map(m -> n * 10 + m)).toList());
        System.out.println(words.map(String::toUpperCase).last().orElse("none"));
        System.out.println(words.filter(String::isEmpty).last().orElse("none"));
        Map<Character, Integer> counts = new HashMap<>();
        words.each(w -> {
            for (char c : w.toCharArray()) {
                counts.merge(c, 1, Integer::sum);
            }
        });
        System.out.println(counts);
    }
}
