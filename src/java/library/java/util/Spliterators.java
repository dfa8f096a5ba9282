package java.util;

import java.util.function.Consumer;

/** Makes spliterators of iterators. */
public final class Spliterators {
    private Spliterators() {
    }

    public static <T> Spliterator<T> spliterator(Iterator<? extends T> iterator, long size, int characteristics) {
        if (iterator == null) throw new NullPointerException();
        return new OfIterator<T>(iterator, size, characteristics | Spliterator.SIZED | Spliterator.SUBSIZED);
    }

    public static <T> Spliterator<T> spliteratorUnknownSize(Iterator<? extends T> iterator, int characteristics) {
        if (iterator == null) throw new NullPointerException();
        int unsized = characteristics & ~(Spliterator.SIZED | Spliterator.SUBSIZED);
        return new OfIterator<T>(iterator, Long.MAX_VALUE, unsized);
    }

    private static final class OfIterator<T> implements Spliterator<T> {
        private final Iterator<? extends T> iterator;
        private final long size;
        private final int characteristics;

        OfIterator(Iterator<? extends T> iterator, long size, int characteristics) {
            this.iterator = iterator;
            this.size = size;
            this.characteristics = characteristics;
        }

        public boolean tryAdvance(Consumer<? super T> action) {
            if (action == null) throw new NullPointerException();
            if (!iterator.hasNext()) return false;
            action.accept(iterator.next());
            return true;
        }

        public Spliterator<T> trySplit() {
            return null;
        }

        public long estimateSize() {
            return size;
        }

        public int characteristics() {
            return characteristics;
        }
    }
}
