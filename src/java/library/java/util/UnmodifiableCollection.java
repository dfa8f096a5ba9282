package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;

/** Another collection, to be read only. */
class UnmodifiableCollection<E> implements Collection<E> {
    private final Collection<? extends E> source;

    UnmodifiableCollection(Collection<? extends E> source) {
        if (source == null) throw new NullPointerException();
        this.source = source;
    }

    public int size() {
        return source.size();
    }

    public boolean isEmpty() {
        return source.isEmpty();
    }

    public boolean contains(Object element) {
        return source.contains(element);
    }

    public boolean containsAll(Collection<?> elements) {
        return source.containsAll(elements);
    }

    public Iterator<E> iterator() {
        return new ReadingIterator<E>(source.iterator());
    }

    public Object[] toArray() {
        return source.toArray();
    }

    public <T> T[] toArray(T[] target) {
        return source.toArray(target);
    }

    public String toString() {
        return source.toString();
    }

    @SuppressWarnings("unchecked")
    public void forEach(Consumer<? super E> action) {
        ((Collection<E>) source).forEach(action);
    }

    public boolean add(E element) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object element) {
        throw new UnsupportedOperationException();
    }

    public boolean addAll(Collection<? extends E> elements) {
        throw new UnsupportedOperationException();
    }

    public boolean removeAll(Collection<?> elements) {
        throw new UnsupportedOperationException();
    }

    public boolean retainAll(Collection<?> elements) {
        throw new UnsupportedOperationException();
    }

    public boolean removeIf(Predicate<? super E> condition) {
        throw new UnsupportedOperationException();
    }

    public void clear() {
        throw new UnsupportedOperationException();
    }

    /** Another iterator, without removal. */
    private static class ReadingIterator<E> implements Iterator<E> {
        private final Iterator<? extends E> source;

        ReadingIterator(Iterator<? extends E> source) {
            this.source = source;
        }

        public boolean hasNext() {
            return source.hasNext();
        }

        public E next() {
            return source.next();
        }

        public void remove() {
            throw new UnsupportedOperationException();
        }
    }
}
