package java.util.stream;

import java.util.ArrayList;
import java.util.List;

/** What Stream.builder returns. */
final class StreamBuilder<T> implements Stream.Builder<T> {
    private final List<T> elements = new ArrayList<T>();
    private boolean isBuilt;

    public void accept(T element) {
        if (isBuilt) throw new IllegalStateException();
        elements.add(element);
    }

    public Stream<T> build() {
        if (isBuilt) throw new IllegalStateException();
        isBuilt = true;
        return elements.stream();
    }
}
