package java.util;

import java.io.Serializable;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** A queue that gives the least element first, in a binary heap. */
public class PriorityQueue<E> extends AbstractQueue<E> implements Serializable {
    private final Comparator<? super E> order;
    private Object[] heap;
    private int size;
    private int modCount;

    public PriorityQueue() {
        this(11, null);
    }

    public PriorityQueue(int capacity) {
        this(capacity, null);
    }

    public PriorityQueue(Comparator<? super E> order) {
        this(11, order);
    }

    public PriorityQueue(int capacity, Comparator<? super E> order) {
        if (capacity < 1) throw new IllegalArgumentException();
        this.heap = new Object[capacity];
        this.order = order;
    }

    @SuppressWarnings("unchecked")
    public PriorityQueue(Collection<? extends E> elements) {
        if (elements instanceof PriorityQueue) order = ((PriorityQueue<E>) elements).order;
        else if (elements instanceof SortedSet) order = ((SortedSet<E>) elements).comparator();
        else order = null;
        fill(elements);
        if (!(elements instanceof PriorityQueue) && !(elements instanceof SortedSet)) makeHeap();
    }

    public PriorityQueue(PriorityQueue<? extends E> elements) {
        this((Collection<? extends E>) elements);
    }

    public PriorityQueue(SortedSet<? extends E> elements) {
        this((Collection<? extends E>) elements);
    }

    private void fill(Collection<? extends E> elements) {
        Object[] given = elements.toArray();
        heap = new Object[given.length + 1];
        for (int i = 0; i < given.length; i++) {
            if (given[i] == null) throw new NullPointerException();
            heap[i] = given[i];
        }
        size = given.length;
    }

    @SuppressWarnings("unchecked")
    private int compare(Object first, Object second) {
        if (order == null) return ((Comparable<Object>) first).compareTo(second);
        return order.compare((E) first, (E) second);
    }

    /** Moves up from a free place until the parent is no larger. */
    private void siftUp(int place, Object element) {
        if (order == null) refuseIncomparable(element);
        int at = place;
        while (at > 0) {
            int parent = (at - 1) >>> 1;
            if (compare(element, heap[parent]) >= 0) break;
            heap[at] = heap[parent];
            at = parent;
        }
        heap[at] = element;
    }

    @SuppressWarnings("unchecked")
    private static void refuseIncomparable(Object element) {
        Comparable<Object> comparable = (Comparable<Object>) element;
    }

    /** Moves down from a free place until no child is smaller. */
    private void siftDown(int place, Object element) {
        int at = place;
        while (at < size >>> 1) {
            int child = 2 * at + 1;
            int right = child + 1;
            if (right < size && compare(heap[child], heap[right]) > 0) child = right;
            if (compare(element, heap[child]) <= 0) break;
            heap[at] = heap[child];
            at = child;
        }
        heap[at] = element;
    }

    private void makeHeap() {
        for (int i = (size >>> 1) - 1; i >= 0; i--) siftDown(i, heap[i]);
    }

    public int size() {
        return size;
    }

    public Comparator<? super E> comparator() {
        return order;
    }

    public boolean add(E element) {
        return offer(element);
    }

    public boolean offer(E element) {
        if (element == null) throw new NullPointerException();
        modCount++;
        if (size == heap.length) grow();
        siftUp(size, element);
        size++;
        return true;
    }

    private void grow() {
        Object[] larger = new Object[2 * size + 2];
        for (int i = 0; i < size; i++) larger[i] = heap[i];
        heap = larger;
    }

    @SuppressWarnings("unchecked")
    public E peek() {
        return (E) heap[0];
    }

    @SuppressWarnings("unchecked")
    public E poll() {
        E least = (E) heap[0];
        if (least == null) return null;
        modCount++;
        size--;
        Object moved = heap[size];
        heap[size] = null;
        if (size > 0) siftDown(0, moved);
        return least;
    }

    private int indexOf(Object element) {
        for (int i = 0; i < size; i++) {
            if (element != null && element.equals(heap[i])) return i;
        }
        return -1;
    }

    public boolean contains(Object element) {
        return indexOf(element) >= 0;
    }

    public boolean remove(Object element) {
        int index = indexOf(element);
        if (index >= 0) removeAt(index);
        return index >= 0;
    }

    /** The element that moved to before the place, where an iterator has already been; else null. */
    @SuppressWarnings("unchecked")
    private E removeAt(int index) {
        modCount++;
        size--;
        E moved = (E) heap[size];
        heap[size] = null;
        if (size == index) return null;
        siftDown(index, moved);
        if (heap[index] != moved) return null;
        siftUp(index, moved);
        return heap[index] == moved ? null : moved;
    }

    public void clear() {
        modCount++;
        for (int i = 0; i < size; i++) heap[i] = null;
        size = 0;
    }

    public boolean removeAll(Collection<?> elements) {
        if (elements == null) throw new NullPointerException();
        return removeIf(element -> elements.contains(element));
    }

    public boolean retainAll(Collection<?> elements) {
        if (elements == null) throw new NullPointerException();
        return removeIf(element -> !elements.contains(element));
    }

    @SuppressWarnings("unchecked")
    public boolean removeIf(Predicate<? super E> condition) {
        if (condition == null) throw new NullPointerException();
        int expected = modCount;
        boolean[] goes = new boolean[size];
        for (int i = 0; i < goes.length; i++) goes[i] = condition.test((E) heap[i]);
        if (modCount != expected) throw new ConcurrentModificationException();
        int kept = 0;
        for (int i = 0; i < goes.length; i++) {
            if (!goes[i]) heap[kept++] = heap[i];
        }
        if (kept == size) return false;
        modCount++;
        for (int i = kept; i < size; i++) heap[i] = null;
        size = kept;
        makeHeap();
        return true;
    }

    @SuppressWarnings("unchecked")
    public void forEach(Consumer<? super E> action) {
        if (action == null) throw new NullPointerException();
        int expected = modCount;
        int end = size;
        for (int i = 0; i < end; i++) action.accept((E) heap[i]);
        if (modCount != expected) throw new ConcurrentModificationException();
    }

    public Iterator<E> iterator() {
        return new Itr();
    }

    /** In the order of the heap; at the end come the elements that a removal moved to where it had been already. */
    private class Itr implements Iterator<E> {
        private int cursor;
        private int last = -1;
        private ArrayDeque<E> missed;
        private E lastMissed;
        private int expected = modCount;

        public boolean hasNext() {
            return cursor < size || missed != null && !missed.isEmpty();
        }

        @SuppressWarnings("unchecked")
        public E next() {
            if (modCount != expected) throw new ConcurrentModificationException();
            if (cursor < size) {
                last = cursor;
                cursor++;
                return (E) heap[last];
            }
            last = -1;
            lastMissed = missed == null ? null : missed.poll();
            if (lastMissed == null) throw new NoSuchElementException();
            return lastMissed;
        }

        public void remove() {
            if (modCount != expected) throw new ConcurrentModificationException();
            if (last >= 0) removeHere();
            else if (lastMissed != null) removeMissed();
            else throw new IllegalStateException();
            expected = modCount;
        }

        private void removeHere() {
            E moved = removeAt(last);
            last = -1;
            if (moved == null) {
                cursor--;
            } else {
                if (missed == null) missed = new ArrayDeque<E>();
                missed.add(moved);
            }
        }

        private void removeMissed() {
            int index = 0;
            while (index < size && heap[index] != lastMissed) index++;
            if (index < size) removeAt(index);
            lastMissed = null;
        }
    }
}
