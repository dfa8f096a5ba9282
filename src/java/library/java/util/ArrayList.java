package java.util;

import java.io.Serializable;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** A list in an array that grows. */
public class ArrayList<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, Serializable {
    private Object[] elements;
    private int size;

    public ArrayList() {
        elements = new Object[10];
    }

    public ArrayList(int capacity) {
        if (capacity < 0) throw new IllegalArgumentException("Illegal Capacity: " + capacity);
        elements = new Object[capacity];
    }

    public ArrayList(Collection<? extends E> source) {
        Object[] given = source.toArray();
        elements = new Object[given.length];
        for (int i = 0; i < given.length; i++) elements[i] = given[i];
        size = given.length;
    }

    public void ensureCapacity(int capacity) {
        modCount++;
        if (capacity > elements.length) grow(capacity);
    }

    public void trimToSize() {
        modCount++;
    }

    private void grow(int atLeast) {
        int half = elements.length + (elements.length >> 1);
        Object[] larger = new Object[half > atLeast ? half : atLeast];
        for (int i = 0; i < size; i++) larger[i] = elements[i];
        elements = larger;
    }

    private void checkIndex(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + size);
        }
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    @SuppressWarnings("unchecked")
    public E get(int index) {
        checkIndex(index);
        return (E) elements[index];
    }

    @SuppressWarnings("unchecked")
    public E set(int index, E element) {
        checkIndex(index);
        E old = (E) elements[index];
        elements[index] = element;
        return old;
    }

    public boolean add(E element) {
        modCount++;
        if (size == elements.length) grow(size + 1);
        elements[size] = element;
        size++;
        return true;
    }

    public void add(int index, E element) {
        checkPosition(index);
        modCount++;
        if (size == elements.length) grow(size + 1);
        for (int i = size; i > index; i--) elements[i] = elements[i - 1];
        elements[index] = element;
        size++;
    }

    @SuppressWarnings("unchecked")
    public E remove(int index) {
        checkIndex(index);
        E old = (E) elements[index];
        removeRange(index, index + 1);
        return old;
    }

    public boolean remove(Object element) {
        int index = indexOf(element);
        if (index < 0) return false;
        removeRange(index, index + 1);
        return true;
    }

    protected void removeRange(int from, int to) {
        modCount++;
        int removed = to - from;
        for (int i = to; i < size; i++) elements[i - removed] = elements[i];
        for (int i = size - removed; i < size; i++) elements[i] = null;
        size -= removed;
    }

    public void clear() {
        modCount++;
        for (int i = 0; i < size; i++) elements[i] = null;
        size = 0;
    }

    public boolean addAll(Collection<? extends E> source) {
        return insert(size, source.toArray());
    }

    public boolean addAll(int index, Collection<? extends E> source) {
        checkPosition(index);
        return insert(index, source.toArray());
    }

    private boolean insert(int index, Object[] given) {
        modCount++;
        if (size + given.length > elements.length) grow(size + given.length);
        for (int i = size - 1; i >= index; i--) elements[i + given.length] = elements[i];
        for (int i = 0; i < given.length; i++) elements[index + i] = given[i];
        size += given.length;
        return given.length > 0;
    }

    public int indexOf(Object element) {
        for (int i = 0; i < size; i++) {
            if (element == null ? elements[i] == null : element.equals(elements[i])) return i;
        }
        return -1;
    }

    public int lastIndexOf(Object element) {
        for (int i = size - 1; i >= 0; i--) {
            if (element == null ? elements[i] == null : element.equals(elements[i])) return i;
        }
        return -1;
    }

    public boolean removeAll(Collection<?> others) {
        if (others == null) throw new NullPointerException();
        return keep(others, false);
    }

    public boolean retainAll(Collection<?> others) {
        if (others == null) throw new NullPointerException();
        return keep(others, true);
    }

    private boolean keep(Collection<?> others, boolean isContained) {
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if (others.contains(elements[i]) == isContained) elements[kept++] = elements[i];
        }
        return shrink(kept);
    }

    @SuppressWarnings("unchecked")
    public boolean removeIf(Predicate<? super E> condition) {
        if (condition == null) throw new NullPointerException();
        int expected = modCount;
        boolean[] goes = new boolean[size];
        for (int i = 0; i < goes.length; i++) goes[i] = condition.test((E) elements[i]);
        if (modCount != expected) throw new ConcurrentModificationException();
        int kept = 0;
        for (int i = 0; i < goes.length; i++) {
            if (!goes[i]) elements[kept++] = elements[i];
        }
        return shrink(kept);
    }

    private boolean shrink(int kept) {
        if (kept == size) return false;
        modCount++;
        for (int i = kept; i < size; i++) elements[i] = null;
        size = kept;
        return true;
    }

    @SuppressWarnings("unchecked")
    public void replaceAll(UnaryOperator<E> operator) {
        if (operator == null) throw new NullPointerException();
        int expected = modCount;
        for (int i = 0; modCount == expected && i < size; i++) elements[i] = operator.apply((E) elements[i]);
        if (modCount != expected) throw new ConcurrentModificationException();
    }

    @SuppressWarnings("unchecked")
    public void forEach(Consumer<? super E> action) {
        if (action == null) throw new NullPointerException();
        int expected = modCount;
        int end = size;
        for (int i = 0; modCount == expected && i < end; i++) action.accept((E) elements[i]);
        if (modCount != expected) throw new ConcurrentModificationException();
    }

    @SuppressWarnings("unchecked")
    public void sort(Comparator<? super E> order) {
        int expected = modCount;
        StableSort.sort(elements, 0, size, order);
        if (modCount != expected) throw new ConcurrentModificationException();
        modCount++;
    }

    public Object[] toArray() {
        Object[] copy = new Object[size];
        for (int i = 0; i < size; i++) copy[i] = elements[i];
        return copy;
    }

    public Object clone() {
        return new ArrayList<E>(this);
    }

    public Iterator<E> iterator() {
        return new Itr();
    }

    public Stream<E> stream() {
        return StreamSupport.stream(new Streamed());
    }

    /** The elements as a stream goes through them: whether the list was changed meanwhile is looked at in the end. */
    private class Streamed extends AbstractCollection<E> {
        public Iterator<E> iterator() {
            return new StreamedItr();
        }

        public int size() {
            return size;
        }
    }

    private class StreamedItr implements Iterator<E> {
        private final Object[] slots = elements;
        private final int end = size;
        private final int expected = modCount;
        private int cursor;

        public boolean hasNext() {
            if (cursor < end) return true;
            if (modCount != expected) throw new ConcurrentModificationException();
            return false;
        }

        @SuppressWarnings("unchecked")
        public E next() {
            return (E) slots[cursor++];
        }
    }

    /** Forward only: what a for-each loop uses. */
    private class Itr implements Iterator<E> {
        private int cursor;
        private int last = -1;
        private int expected = modCount;

        private void checkUnchanged() {
            if (modCount != expected) throw new ConcurrentModificationException();
        }

        public boolean hasNext() {
            return cursor != size;
        }

        @SuppressWarnings("unchecked")
        public E next() {
            checkUnchanged();
            if (cursor >= size) throw new NoSuchElementException();
            last = cursor;
            cursor++;
            return (E) elements[last];
        }

        public void remove() {
            if (last < 0) throw new IllegalStateException();
            checkUnchanged();
            ArrayList.this.remove(last);
            cursor = last;
            last = -1;
            expected = modCount;
        }
    }
}
