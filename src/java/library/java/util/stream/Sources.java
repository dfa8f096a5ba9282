package java.util.stream;

import java.util.Collection;
import java.util.Iterator;
import java.util.SortedSet;
import java.util.Spliterator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Where the elements of a stream come from. */
final class Sources {
    private Sources() {
    }

    /** A collection, as it is when the first element is asked for. */
    static final class Collected<T> extends Cursor<T> {
        private final Collection<? extends T> elements;
        private Iterator<? extends T> iterator;

        Collected(Collection<? extends T> elements) {
            this.elements = elements;
        }

        boolean advance() {
            if (iterator == null) iterator = elements.iterator();
            if (!iterator.hasNext()) return false;
            value = iterator.next();
            return true;
        }

        long size() {
            return elements.size();
        }

        boolean isSorted() {
            return elements instanceof SortedSet && ((SortedSet<?>) elements).comparator() == null;
        }
    }

    /** What a spliterator gives. */
    static final class Split<T> extends Cursor<T> {
        private final Spliterator<T> elements;

        Split(Spliterator<T> elements) {
            this.elements = elements;
        }

        boolean advance() {
            return elements.tryAdvance(element -> value = element);
        }

        long size() {
            return elements.getExactSizeIfKnown();
        }
    }

    /** The numbers from one to before another. */
    static final class IntRange extends Cursor<Integer> {
        private long next;
        private final long end;

        IntRange(long start, long end) {
            this.next = start;
            this.end = end;
        }

        boolean advance() {
            if (next >= end) return false;
            value = (int) next++;
            return true;
        }

        long size() {
            return Math.max(0, end - next);
        }

        boolean isSorted() {
            return true;
        }
    }

    /** The numbers from one to another. */
    static final class LongRange extends Cursor<Long> {
        private long next;
        private final long last;
        private boolean isAtEnd;

        LongRange(long first, long last) {
            this.next = first;
            this.last = last;
            this.isAtEnd = first > last;
        }

        boolean advance() {
            if (isAtEnd) return false;
            value = next;
            if (next == last) isAtEnd = true;
            else next++;
            return true;
        }

        long size() {
            if (isAtEnd) return 0;
            long size = last - next + 1;
            return size > 0 ? size : -1;
        }

        boolean isSorted() {
            return true;
        }
    }

    /** A seed, what a step makes of it, and so on; to the end, or as long as a condition holds. */
    static final class Iterated<T> extends Cursor<T> {
        private final T seed;
        private final Predicate<? super T> condition;
        private final UnaryOperator<T> step;
        private boolean isStarted;
        private boolean isAtEnd;

        Iterated(T seed, Predicate<? super T> condition, UnaryOperator<T> step) {
            this.seed = seed;
            this.condition = condition;
            this.step = step;
        }

        boolean advance() {
            if (isAtEnd) return false;
            value = isStarted ? step.apply(value) : seed;
            isStarted = true;
            isAtEnd = condition != null && !condition.test(value);
            return !isAtEnd;
        }
    }

    /** What a supplier gives, without end. */
    static final class Generated<T> extends Cursor<T> {
        private final Supplier<? extends T> supplier;

        Generated(Supplier<? extends T> supplier) {
            this.supplier = supplier;
        }

        boolean advance() {
            value = supplier.get();
            return true;
        }
    }

    /** The elements of one stream, then those of another. */
    static final class Concatenated<T> extends Cursor<T> {
        private final Cursor<? extends T> first;
        private final Cursor<? extends T> second;
        private boolean isFirstAtEnd;

        Concatenated(Cursor<? extends T> first, Cursor<? extends T> second) {
            this.first = first;
            this.second = second;
        }

        boolean advance() {
            if (!isFirstAtEnd) {
                if (first.advance()) {
                    value = first.value;
                    return true;
                }
                isFirstAtEnd = true;
            }
            if (!second.advance()) return false;
            value = second.value;
            return true;
        }

        long size() {
            long ofFirst = first.size();
            long ofSecond = second.size();
            return ofFirst < 0 || ofSecond < 0 ? -1 : ofFirst + ofSecond;
        }
    }
}
