package java.util.stream;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

/** What the operations between the source and the end of a stream do to its elements. */
final class Stages {
    private Stages() {
    }

    static final class Mapped<S, T> extends Cursor<T> {
        private final Cursor<S> source;
        private final Function<? super S, ? extends T> function;

        Mapped(Cursor<S> source, Function<? super S, ? extends T> function) {
            this.source = source;
            this.function = function;
        }

        boolean advance() {
            if (!source.advance()) return false;
            value = function.apply(source.value);
            return true;
        }

        long size() {
            return source.size();
        }
    }

    /** All elements of the streams that the elements are mapped to. A stream that is null has none. */
    static final class FlatMapped<S, T> extends Cursor<T> {
        private final Cursor<S> source;
        private final Function<? super S, ? extends Stream<? extends T>> function;
        private Stream<? extends T> inner;
        private Cursor<? extends T> elements;

        FlatMapped(Cursor<S> source, Function<? super S, ? extends Stream<? extends T>> function) {
            this.source = source;
            this.function = function;
        }

        boolean advance() {
            while (inner == null || !elements.advance()) {
                if (inner != null) inner.close();
                if (!source.advance()) return false;
                inner = function.apply(source.value);
                if (inner != null) elements = Pipeline.elementsOf(inner);
            }
            value = elements.value;
            return true;
        }
    }

    /** What a function hands on for the elements: none, one or several for each. */
    static final class MultiMapped<S, T> extends Cursor<T> {
        private final Cursor<S> source;
        private final BiConsumer<? super S, ? super Consumer<T>> function;
        private final List<T> handedOn = new ArrayList<T>();
        private int next;

        MultiMapped(Cursor<S> source, BiConsumer<? super S, ? super Consumer<T>> function) {
            this.source = source;
            this.function = function;
        }

        boolean advance() {
            while (next == handedOn.size()) {
                handedOn.clear();
                next = 0;
                if (!source.advance()) return false;
                Consumer<T> sink = element -> handedOn.add(element);
                function.accept(source.value, sink);
            }
            value = handedOn.get(next++);
            return true;
        }
    }

    /** The elements of the source, or some of them, in the same order. */
    private abstract static class Selection<T> extends Cursor<T> {
        protected final Cursor<T> source;

        Selection(Cursor<T> source) {
            this.source = source;
        }

        boolean isSorted() {
            return source.isSorted();
        }

        /** Goes on to the next element of the source, which becomes that of the selection. */
        protected boolean advanceSource() {
            if (!source.advance()) return false;
            value = source.value;
            return true;
        }
    }

    static final class Filtered<T> extends Selection<T> {
        private final Predicate<? super T> condition;

        Filtered(Cursor<T> source, Predicate<? super T> condition) {
            super(source);
            this.condition = condition;
        }

        boolean advance() {
            while (advanceSource()) {
                if (condition.test(value)) return true;
            }
            return false;
        }
    }

    static final class Peeked<T> extends Selection<T> {
        private final Consumer<? super T> action;

        Peeked(Cursor<T> source, Consumer<? super T> action) {
            super(source);
            this.action = action;
        }

        boolean advance() {
            if (!advanceSource()) return false;
            action.accept(value);
            return true;
        }

        long size() {
            return source.size();
        }
    }

    static final class Limited<T> extends Selection<T> {
        private long left;

        Limited(Cursor<T> source, long count) {
            super(source);
            this.left = count;
        }

        boolean advance() {
            if (left == 0) return false;
            left--;
            return advanceSource();
        }

        long size() {
            return Math.min(source.size(), left);
        }
    }

    static final class Skipped<T> extends Selection<T> {
        private long left;

        Skipped(Cursor<T> source, long count) {
            super(source);
            this.left = count;
        }

        boolean advance() {
            for (; left > 0; left--) {
                if (!source.advance()) return false;
            }
            return advanceSource();
        }

        long size() {
            long size = source.size();
            return size < 0 ? size : Math.max(0, size - left);
        }
    }

    static final class TakenWhile<T> extends Selection<T> {
        private final Predicate<? super T> condition;
        private boolean isAtEnd;

        TakenWhile(Cursor<T> source, Predicate<? super T> condition) {
            super(source);
            this.condition = condition;
        }

        boolean advance() {
            if (!isAtEnd) isAtEnd = !advanceSource() || !condition.test(value);
            return !isAtEnd;
        }
    }

    static final class DroppedWhile<T> extends Selection<T> {
        private final Predicate<? super T> condition;
        private boolean isPast;

        DroppedWhile(Cursor<T> source, Predicate<? super T> condition) {
            super(source);
            this.condition = condition;
        }

        boolean advance() {
            while (advanceSource()) {
                if (isPast || !condition.test(value)) {
                    isPast = true;
                    return true;
                }
            }
            return false;
        }
    }

    static final class Distinct<T> extends Selection<T> {
        private final Set<T> seen = new HashSet<T>();

        Distinct(Cursor<T> source) {
            super(source);
        }

        boolean advance() {
            while (advanceSource()) {
                if (seen.add(value)) return true;
            }
            return false;
        }
    }

    /** Asks for all elements before the first is given. Without an order they come in their natural one. */
    static final class Sorted<T> extends Cursor<T> {
        private final Cursor<T> source;
        private final Comparator<? super T> order;
        private Iterator<T> sorted;

        Sorted(Cursor<T> source, Comparator<? super T> order) {
            this.source = source;
            this.order = order;
        }

        boolean advance() {
            if (sorted == null) {
                List<T> all = new ArrayList<T>();
                while (source.advance()) all.add(source.value);
                all.sort(order);
                sorted = all.iterator();
            }
            if (!sorted.hasNext()) return false;
            value = sorted.next();
            return true;
        }

        long size() {
            return source.size();
        }

        boolean isSorted() {
            return order == null;
        }
    }
}
