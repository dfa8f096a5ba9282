package java.util.stream;

import java.util.Iterator;

/** What streams of objects and of numbers have in common. */
public interface BaseStream<T, S extends BaseStream<T, S>> extends AutoCloseable {
    Iterator<T> iterator();

    boolean isParallel();

    S sequential();

    S parallel();

    S unordered();

    S onClose(Runnable action);

    void close();
}
