package java.util.stream;

import java.util.Collection;
import java.util.Spliterator;

/** Makes streams. That of a collection, which the JDK makes otherwise, looks at it when its elements are asked for. */
public final class StreamSupport {
    private StreamSupport() {
    }

    public static <T> Stream<T> stream(Collection<T> elements) {
        return new Pipeline<T>(new Sources.Collected<T>(elements));
    }

    public static <T> Stream<T> stream(Spliterator<T> elements, boolean isParallel) {
        if (elements == null) throw new NullPointerException();
        Stream<T> stream = new Pipeline<T>(new Sources.Split<T>(elements));
        return isParallel ? stream.parallel() : stream;
    }
}
