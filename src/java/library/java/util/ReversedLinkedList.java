package java.util;

/** A linked list, seen from its end. */
final class ReversedLinkedList<E> extends LinkedList<E> {
    private final LinkedList<E> deque;
    private final ReversedList<E> list;

    ReversedLinkedList(LinkedList<E> list) {
        this.deque = list;
        this.list = new ReversedList<E>(list);
    }

    public LinkedList<E> reversed() {
        return deque;
    }

    public ListIterator<E> listIterator(int index) {
        return list.listIterator(index);
    }

    public E get(int index) {
        return list.get(index);
    }

    public E set(int index, E element) {
        return list.set(index, element);
    }

    public void add(int index, E element) {
        list.add(index, element);
    }

    public E remove(int index) {
        return list.remove(index);
    }

    public boolean addAll(Collection<? extends E> elements) {
        return list.addAll(elements);
    }

    public boolean addAll(int index, Collection<? extends E> elements) {
        return list.addAll(index, elements);
    }

    public int indexOf(Object element) {
        return list.indexOf(element);
    }

    public int lastIndexOf(Object element) {
        return list.lastIndexOf(element);
    }

    public void addFirst(E element) {
        deque.addLast(element);
    }

    public void addLast(E element) {
        deque.addFirst(element);
    }

    public boolean offerFirst(E element) {
        return deque.offerLast(element);
    }

    public boolean offerLast(E element) {
        return deque.offerFirst(element);
    }

    public E removeFirst() {
        return deque.removeLast();
    }

    public E removeLast() {
        return deque.removeFirst();
    }

    public E pollFirst() {
        return deque.pollLast();
    }

    public E pollLast() {
        return deque.pollFirst();
    }

    public E getFirst() {
        return deque.getLast();
    }

    public E getLast() {
        return deque.getFirst();
    }

    public E peekFirst() {
        return deque.peekLast();
    }

    public E peekLast() {
        return deque.peekFirst();
    }

    public boolean removeFirstOccurrence(Object element) {
        return deque.removeLastOccurrence(element);
    }

    public boolean removeLastOccurrence(Object element) {
        return deque.removeFirstOccurrence(element);
    }

    public boolean add(E element) {
        deque.addFirst(element);
        return true;
    }

    public boolean offer(E element) {
        return deque.offerFirst(element);
    }

    public E remove() {
        return deque.removeLast();
    }

    public E poll() {
        return deque.pollLast();
    }

    public E element() {
        return deque.getLast();
    }

    public E peek() {
        return deque.peekLast();
    }

    public void push(E element) {
        deque.addLast(element);
    }

    public E pop() {
        return deque.removeLast();
    }

    public boolean remove(Object element) {
        return deque.removeLastOccurrence(element);
    }

    public boolean contains(Object element) {
        return deque.contains(element);
    }

    public int size() {
        return deque.size();
    }

    public void clear() {
        deque.clear();
    }

    public Iterator<E> descendingIterator() {
        return deque.iterator();
    }
}
