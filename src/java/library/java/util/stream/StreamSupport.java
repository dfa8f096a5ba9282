package java.util.stream;

import java.util.Collection;

/** Makes the streams of collections. Other than the JDK's it does without a Spliterator. */
public final class StreamSupport {
    private StreamSupport() {
    }

    public static <T> Stream<T> stream(Collection<T> elements) {
        return new Pipeline<T>(new Sources.Collected<T>(elements));
    }
}
