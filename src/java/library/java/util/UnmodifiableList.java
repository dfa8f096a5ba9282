package java.util;

import java.util.function.UnaryOperator;

/** Another list, to be read only. */
final class UnmodifiableList<E> extends UnmodifiableCollection<E> implements List<E>, RandomAccess {
    private final List<? extends E> list;

    UnmodifiableList(List<? extends E> list) {
        super(list);
        this.list = list;
    }

    public boolean equals(Object other) {
        return other == this || list.equals(other);
    }

    public int hashCode() {
        return list.hashCode();
    }

    public E get(int index) {
        return list.get(index);
    }

    public int indexOf(Object element) {
        return list.indexOf(element);
    }

    public int lastIndexOf(Object element) {
        return list.lastIndexOf(element);
    }

    public List<E> subList(int from, int to) {
        return new UnmodifiableList<E>(list.subList(from, to));
    }

    public ListIterator<E> listIterator() {
        return listIterator(0);
    }

    public ListIterator<E> listIterator(int index) {
        return new ReadingListIterator<E>(list.listIterator(index));
    }

    public E set(int index, E element) {
        throw new UnsupportedOperationException();
    }

    public void add(int index, E element) {
        throw new UnsupportedOperationException();
    }

    public E remove(int index) {
        throw new UnsupportedOperationException();
    }

    public boolean addAll(int index, Collection<? extends E> elements) {
        throw new UnsupportedOperationException();
    }

    public void replaceAll(UnaryOperator<E> operator) {
        throw new UnsupportedOperationException();
    }

    public void sort(Comparator<? super E> order) {
        throw new UnsupportedOperationException();
    }

    /** Another list iterator, without changes. */
    private static class ReadingListIterator<E> implements ListIterator<E> {
        private final ListIterator<? extends E> source;

        ReadingListIterator(ListIterator<? extends E> source) {
            this.source = source;
        }

        public boolean hasNext() {
            return source.hasNext();
        }

        public E next() {
            return source.next();
        }

        public boolean hasPrevious() {
            return source.hasPrevious();
        }

        public E previous() {
            return source.previous();
        }

        public int nextIndex() {
            return source.nextIndex();
        }

        public int previousIndex() {
            return source.previousIndex();
        }

        public void remove() {
            throw new UnsupportedOperationException();
        }

        public void set(E element) {
            throw new UnsupportedOperationException();
        }

        public void add(E element) {
            throw new UnsupportedOperationException();
        }
    }
}
