import java.util.*;
import java.util.function.Consumer;
import java.util.stream.*;

/** A collection that is only iterable, and a source of one's own. */
public class OwnSources {
    static class Chain<T> implements Iterable<T> {
        private record Link<T>(T value, Link<T> next) {}

        private Link<T> first;

        Chain<T> push(T value) {
            first = new Link<>(value, first);
            return this;
        }

        @Override
        public Iterator<T> iterator() {
            return new Iterator<>() {
                private Link<T> at = first;

                @Override
                public boolean hasNext() {
                    return at != null;
                }

                @Override
                public T next() {
                    if (at == null) throw new NoSuchElementException();
                    T value = at.value();
                    at = at.next();
                    return value;
                }
            };
        }

        Stream<T> stream() {
            return StreamSupport.stream(spliterator(), false);
        }
    }

    static class Countdown implements Spliterator<Integer> {
        private int left;

        Countdown(int left) {
            this.left = left;
        }

        @Override
        public boolean tryAdvance(Consumer<? super Integer> action) {
            if (left == 0) return false;
            action.accept(left--);
            return true;
        }

        @Override
        public Spliterator<Integer> trySplit() {
            return null;
        }

        @Override
        public long estimateSize() {
            return left;
        }

        @Override
        public int characteristics() {
            return ORDERED | SIZED;
        }
    }

    public static void main(String[] args) {
        Chain<String> chain = new Chain<String>().push("c").push("b").push("a");
        System.out.println(chain.stream().map(String::toUpperCase).collect(Collectors.joining()));
        System.out.println(chain.stream().peek(s -> System.out.println("see " + s)).count());
        System.out.println(StreamSupport.stream(new Countdown(4), false).map(n -> n * n).toList());
        Stream<Integer> counted = StreamSupport.stream(new Countdown(4), true);
        System.out.println(counted.peek(n -> System.out.println("not seen")).count());
        Iterator<Integer> numbers = List.of(3, 1, 2).iterator();
        Spliterator<Integer> wrapped = Spliterators.spliteratorUnknownSize(numbers, Spliterator.ORDERED);
        System.out.println(StreamSupport.stream(wrapped, false).sorted().toList());
        chain.spliterator().forEachRemaining(System.out::print);
        System.out.println();
        Spliterator<String> one = chain.stream().filter(s -> !s.equals("a")).spliterator();
        for (int i = 0; i < 3; i++) System.out.println(one.tryAdvance(System.out::println));
    }
}
