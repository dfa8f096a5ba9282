package java.util;

/** One element, a number of times. */
final class CopiesList<E> extends AbstractList<E> implements RandomAccess {
    private final int count;
    private final E element;

    CopiesList(int count, E element) {
        if (count < 0) throw new IllegalArgumentException("List length = " + count);
        this.count = count;
        this.element = element;
    }

    public int size() {
        return count;
    }

    public E get(int index) {
        if (index < 0 || index >= count) throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + count);
        return element;
    }
}
