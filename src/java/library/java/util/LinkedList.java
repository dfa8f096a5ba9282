package java.util;

import java.io.Serializable;

/** A list and a deque of nodes that know their neighbours. */
public class LinkedList<E> extends AbstractSequentialList<E> implements List<E>, Deque<E>, Cloneable, Serializable {
    private Node<E> first;
    private Node<E> last;
    private int size;

    private static class Node<E> {
        E item;
        Node<E> next;
        Node<E> previous;

        Node(Node<E> previous, E item, Node<E> next) {
            this.previous = previous;
            this.item = item;
            this.next = next;
        }
    }

    public LinkedList() {
    }

    public LinkedList(Collection<? extends E> elements) {
        addAll(elements);
    }

    /** Puts a new node before another one, or at the end. */
    private void link(E element, Node<E> after) {
        Node<E> before = after == null ? last : after.previous;
        Node<E> node = new Node<E>(before, element, after);
        if (before == null) first = node;
        else before.next = node;
        if (after == null) last = node;
        else after.previous = node;
        size++;
        modCount++;
    }

    private E unlink(Node<E> node) {
        E item = node.item;
        Node<E> before = node.previous;
        Node<E> after = node.next;
        if (before == null) first = after;
        else before.next = after;
        if (after == null) last = before;
        else after.previous = before;
        node.item = null;
        node.next = null;
        node.previous = null;
        size--;
        modCount++;
        return item;
    }

    private Node<E> node(int index) {
        Node<E> node;
        if (index < size / 2) {
            node = first;
            for (int i = 0; i < index; i++) node = node.next;
        } else {
            node = last;
            for (int i = size - 1; i > index; i--) node = node.previous;
        }
        return node;
    }

    private Node<E> find(Object element) {
        Node<E> node = first;
        while (node != null && !isAt(node, element)) node = node.next;
        return node;
    }

    private static boolean isAt(Node<?> node, Object element) {
        return element == null ? node.item == null : element.equals(node.item);
    }

    private static <E> Node<E> existing(Node<E> node) {
        if (node == null) throw new NoSuchElementException();
        return node;
    }

    private void checkIndex(int index) {
        if (index < 0 || index >= size) throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
    }

    public int size() {
        return size;
    }

    public boolean contains(Object element) {
        return find(element) != null;
    }

    public E get(int index) {
        checkIndex(index);
        return node(index).item;
    }

    public E set(int index, E element) {
        checkIndex(index);
        Node<E> node = node(index);
        E old = node.item;
        node.item = element;
        return old;
    }

    public boolean add(E element) {
        link(element, null);
        return true;
    }

    public void add(int index, E element) {
        checkPosition(index);
        link(element, index == size ? null : node(index));
    }

    public E remove(int index) {
        checkIndex(index);
        return unlink(node(index));
    }

    public boolean remove(Object element) {
        Node<E> node = find(element);
        if (node != null) unlink(node);
        return node != null;
    }

    public boolean addAll(Collection<? extends E> elements) {
        return addAll(size, elements);
    }

    @SuppressWarnings("unchecked")
    public boolean addAll(int index, Collection<? extends E> elements) {
        checkPosition(index);
        Object[] given = elements.toArray();
        Node<E> after = index == size ? null : node(index);
        for (Object each : given) link((E) each, after);
        return given.length > 0;
    }

    public void clear() {
        Node<E> node = first;
        while (node != null) {
            Node<E> next = node.next;
            node.item = null;
            node.next = null;
            node.previous = null;
            node = next;
        }
        first = null;
        last = null;
        size = 0;
        modCount++;
    }

    public int indexOf(Object element) {
        int index = 0;
        for (Node<E> node = first; node != null; node = node.next) {
            if (isAt(node, element)) return index;
            index++;
        }
        return -1;
    }

    public int lastIndexOf(Object element) {
        int index = size - 1;
        for (Node<E> node = last; node != null; node = node.previous) {
            if (isAt(node, element)) return index;
            index--;
        }
        return -1;
    }

    public void addFirst(E element) {
        link(element, first);
    }

    public void addLast(E element) {
        link(element, null);
    }

    public boolean offer(E element) {
        return add(element);
    }

    public boolean offerFirst(E element) {
        addFirst(element);
        return true;
    }

    public boolean offerLast(E element) {
        addLast(element);
        return true;
    }

    public void push(E element) {
        addFirst(element);
    }

    public E getFirst() {
        return existing(first).item;
    }

    public E getLast() {
        return existing(last).item;
    }

    public E element() {
        return getFirst();
    }

    public E peek() {
        return first == null ? null : first.item;
    }

    public E peekFirst() {
        return first == null ? null : first.item;
    }

    public E peekLast() {
        return last == null ? null : last.item;
    }

    public E removeFirst() {
        return unlink(existing(first));
    }

    public E removeLast() {
        return unlink(existing(last));
    }

    public E remove() {
        return removeFirst();
    }

    public E pop() {
        return removeFirst();
    }

    public E poll() {
        return first == null ? null : unlink(first);
    }

    public E pollFirst() {
        return first == null ? null : unlink(first);
    }

    public E pollLast() {
        return last == null ? null : unlink(last);
    }

    public boolean removeFirstOccurrence(Object element) {
        return remove(element);
    }

    public boolean removeLastOccurrence(Object element) {
        Node<E> node = last;
        while (node != null && !isAt(node, element)) node = node.previous;
        if (node != null) unlink(node);
        return node != null;
    }

    public ListIterator<E> listIterator(int index) {
        checkPosition(index);
        return new ListItr(index);
    }

    public LinkedList<E> reversed() {
        return new ReversedLinkedList<E>(this);
    }

    public Iterator<E> descendingIterator() {
        return new DescendingIterator();
    }

    public Object clone() {
        return new LinkedList<E>(this);
    }

    private class ListItr implements ListIterator<E> {
        private Node<E> next;
        private Node<E> returned;
        private int nextIndex;
        private int expected = modCount;

        ListItr(int index) {
            next = index == size ? null : node(index);
            nextIndex = index;
        }

        private void checkUnchanged() {
            if (modCount != expected) throw new ConcurrentModificationException();
        }

        public boolean hasNext() {
            return nextIndex < size;
        }

        public E next() {
            checkUnchanged();
            if (!hasNext()) throw new NoSuchElementException();
            returned = next;
            next = next.next;
            nextIndex++;
            return returned.item;
        }

        public boolean hasPrevious() {
            return nextIndex > 0;
        }

        public E previous() {
            checkUnchanged();
            if (!hasPrevious()) throw new NoSuchElementException();
            next = next == null ? last : next.previous;
            returned = next;
            nextIndex--;
            return returned.item;
        }

        public int nextIndex() {
            return nextIndex;
        }

        public int previousIndex() {
            return nextIndex - 1;
        }

        public void remove() {
            checkUnchanged();
            if (returned == null) throw new IllegalStateException();
            if (next == returned) next = returned.next;
            else nextIndex--;
            unlink(returned);
            returned = null;
            expected++;
        }

        public void set(E element) {
            if (returned == null) throw new IllegalStateException();
            checkUnchanged();
            returned.item = element;
        }

        public void add(E element) {
            checkUnchanged();
            returned = null;
            link(element, next);
            nextIndex++;
            expected++;
        }
    }

    private class DescendingIterator implements Iterator<E> {
        private final ListIterator<E> each = listIterator(size);

        public boolean hasNext() {
            return each.hasPrevious();
        }

        public E next() {
            return each.previous();
        }

        public void remove() {
            each.remove();
        }
    }
}
