package java.util;

/** A part of a list, seen as a list: changes go through to the whole. */
final class SubList<E> extends AbstractList<E> {
    private final AbstractList<E> whole;
    private final int offset;
    private int size;

    SubList(AbstractList<E> whole, int from, int to) {
        this.whole = whole;
        this.offset = from;
        this.size = to - from;
        this.modCount = whole.modCount;
    }

    private void checkUnchanged() {
        if (modCount != whole.modCount) throw new ConcurrentModificationException();
    }

    private void checkIndex(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + size);
        }
        checkUnchanged();
    }

    public int size() {
        checkUnchanged();
        return size;
    }

    public E get(int index) {
        checkIndex(index);
        return whole.get(offset + index);
    }

    public E set(int index, E element) {
        checkIndex(index);
        return whole.set(offset + index, element);
    }

    public void add(int index, E element) {
        checkPosition(index);
        whole.add(offset + index, element);
        size++;
        modCount = whole.modCount;
    }

    public E remove(int index) {
        checkIndex(index);
        E removed = whole.remove(offset + index);
        size--;
        modCount = whole.modCount;
        return removed;
    }

    public boolean addAll(Collection<? extends E> elements) {
        return addAll(size, elements);
    }

    protected void removeRange(int from, int to) {
        checkUnchanged();
        whole.removeRange(offset + from, offset + to);
        size -= to - from;
        modCount = whole.modCount;
    }
}
