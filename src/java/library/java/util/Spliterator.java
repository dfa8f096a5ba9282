package java.util;

import java.util.function.Consumer;

/** Gives elements to an action, one or all; where streams of one's own come from. It is never split here. */
public interface Spliterator<T> {
    int DISTINCT = 0x1;
    int SORTED = 0x4;
    int ORDERED = 0x10;
    int SIZED = 0x40;
    int NONNULL = 0x100;
    int IMMUTABLE = 0x400;
    int CONCURRENT = 0x1000;
    int SUBSIZED = 0x4000;

    /** Gives the next element; false when there is none. */
    boolean tryAdvance(Consumer<? super T> action);

    default void forEachRemaining(Consumer<? super T> action) {
        boolean isMore = true;
        while (isMore) isMore = tryAdvance(action);
    }

    Spliterator<T> trySplit();

    long estimateSize();

    default long getExactSizeIfKnown() {
        return hasCharacteristics(SIZED) ? estimateSize() : -1;
    }

    int characteristics();

    default boolean hasCharacteristics(int characteristics) {
        return (characteristics() & characteristics) == characteristics;
    }
}
