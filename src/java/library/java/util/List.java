package java.util;

import java.util.function.UnaryOperator;

/** Elements in an order, each with an index. */
public interface List<E> extends SequencedCollection<E> {
    E get(int index);

    E set(int index, E element);

    void add(int index, E element);

    boolean add(E element);

    E remove(int index);

    boolean remove(Object element);

    boolean addAll(int index, Collection<? extends E> elements);

    boolean addAll(Collection<? extends E> elements);

    int indexOf(Object element);

    int lastIndexOf(Object element);

    ListIterator<E> listIterator();

    ListIterator<E> listIterator(int index);

    List<E> subList(int from, int to);

    default List<E> reversed() {
        return new ReversedList<E>(this);
    }

    default void addFirst(E element) {
        add(0, element);
    }

    default void addLast(E element) {
        add(element);
    }

    default E getFirst() {
        if (isEmpty()) throw new NoSuchElementException();
        return get(0);
    }

    default E getLast() {
        if (isEmpty()) throw new NoSuchElementException();
        return get(size() - 1);
    }

    default E removeFirst() {
        if (isEmpty()) throw new NoSuchElementException();
        return remove(0);
    }

    default E removeLast() {
        if (isEmpty()) throw new NoSuchElementException();
        return remove(size() - 1);
    }

    default void replaceAll(UnaryOperator<E> operator) {
        if (operator == null) throw new NullPointerException();
        ListIterator<E> each = listIterator();
        while (each.hasNext()) each.set(operator.apply(each.next()));
    }

    @SuppressWarnings("unchecked")
    default void sort(Comparator<? super E> order) {
        Object[] sorted = toArray();
        StableSort.sort(sorted, 0, sorted.length, order);
        ListIterator<E> each = listIterator();
        for (int i = 0; i < sorted.length; i++) {
            each.next();
            each.set((E) sorted[i]);
        }
    }

    static <E> List<E> of() {
        return new ImmutableCollections.ListN<E>(new Object[0]);
    }

    static <E> List<E> of(E e1) {
        return new ImmutableCollections.ListN<E>(new Object[] {e1});
    }

    static <E> List<E> of(E e1, E e2) {
        return new ImmutableCollections.ListN<E>(new Object[] {e1, e2});
    }

    static <E> List<E> of(E e1, E e2, E e3) {
        return new ImmutableCollections.ListN<E>(new Object[] {e1, e2, e3});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4) {
        return new ImmutableCollections.ListN<E>(new Object[] {e1, e2, e3, e4});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5) {
        return new ImmutableCollections.ListN<E>(new Object[] {e1, e2, e3, e4, e5});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6) {
        return new ImmutableCollections.ListN<E>(new Object[] {e1, e2, e3, e4, e5, e6});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7) {
        return new ImmutableCollections.ListN<E>(new Object[] {e1, e2, e3, e4, e5, e6, e7});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8) {
        return new ImmutableCollections.ListN<E>(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9) {
        return new ImmutableCollections.ListN<E>(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8, e9});
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9, E e10) {
        return new ImmutableCollections.ListN<E>(new Object[] {e1, e2, e3, e4, e5, e6, e7, e8, e9, e10});
    }

    @SafeVarargs
    static <E> List<E> of(E... elements) {
        Object[] copy = new Object[elements.length];
        for (int i = 0; i < elements.length; i++) copy[i] = elements[i];
        return new ImmutableCollections.ListN<E>(copy);
    }

    static <E> List<E> copyOf(Collection<? extends E> elements) {
        if (elements instanceof ImmutableCollections.ListN) return (List<E>) elements;
        return new ImmutableCollections.ListN<E>(elements.toArray());
    }
}
