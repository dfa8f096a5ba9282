package java.util;

/** A list, seen from its end. */
final class ReversedList<E> extends AbstractList<E> {
    private final List<E> list;

    ReversedList(List<E> list) {
        this.list = list;
    }

    private int mirrored(int index) {
        int size = list.size();
        if (index < 0 || index >= size)
            throw new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + size);
        return size - 1 - index;
    }

    public int size() {
        return list.size();
    }

    public E get(int index) {
        return list.get(mirrored(index));
    }

    public E set(int index, E element) {
        return list.set(mirrored(index), element);
    }

    public boolean add(E element) {
        list.add(0, element);
        return true;
    }

    public void add(int index, E element) {
        list.add(list.size() - index, element);
    }

    public E remove(int index) {
        return list.remove(mirrored(index));
    }

    public void clear() {
        list.clear();
    }

    public List<E> reversed() {
        return list;
    }
}
