package java.util;

import java.io.Serializable;

/** A set that keeps its elements as the keys of a sorted map. */
public class TreeSet<E> extends AbstractSet<E> implements NavigableSet<E>, Cloneable, Serializable {
    private static final Object PRESENT = new Object();

    private final NavigableMap<E, Object> map;

    public TreeSet() {
        map = new TreeMap<E, Object>();
    }

    public TreeSet(Comparator<? super E> order) {
        map = new TreeMap<E, Object>(order);
    }

    public TreeSet(Collection<? extends E> elements) {
        map = new TreeMap<E, Object>();
        addAll(elements);
    }

    public TreeSet(SortedSet<E> elements) {
        map = new TreeMap<E, Object>(elements.comparator());
        addAll(elements);
    }

    /** The keys of a map, as a view. */
    TreeSet(NavigableMap<E, Object> map) {
        this.map = map;
    }

    public Comparator<? super E> comparator() {
        return map.comparator();
    }

    public Iterator<E> iterator() {
        return new KeyIterator<E>(map.entrySet().iterator());
    }

    public Iterator<E> descendingIterator() {
        return new KeyIterator<E>(map.descendingMap().entrySet().iterator());
    }

    private static class KeyIterator<E> implements Iterator<E> {
        private final Iterator<Map.Entry<E, Object>> entries;

        KeyIterator(Iterator<Map.Entry<E, Object>> entries) {
            this.entries = entries;
        }

        public boolean hasNext() {
            return entries.hasNext();
        }

        public E next() {
            return entries.next().getKey();
        }

        public void remove() {
            entries.remove();
        }
    }

    public int size() {
        return map.size();
    }

    public boolean isEmpty() {
        return map.isEmpty();
    }

    public boolean contains(Object element) {
        return map.containsKey(element);
    }

    public boolean add(E element) {
        return map.put(element, PRESENT) == null;
    }

    public boolean remove(Object element) {
        boolean wasThere = map.containsKey(element);
        map.remove(element);
        return wasThere;
    }

    public void clear() {
        map.clear();
    }

    public E first() {
        return map.firstKey();
    }

    public E last() {
        return map.lastKey();
    }

    public E lower(E element) {
        return map.lowerKey(element);
    }

    public E floor(E element) {
        return map.floorKey(element);
    }

    public E ceiling(E element) {
        return map.ceilingKey(element);
    }

    public E higher(E element) {
        return map.higherKey(element);
    }

    public E pollFirst() {
        Map.Entry<E, Object> entry = map.pollFirstEntry();
        return entry == null ? null : entry.getKey();
    }

    public E pollLast() {
        Map.Entry<E, Object> entry = map.pollLastEntry();
        return entry == null ? null : entry.getKey();
    }

    public NavigableSet<E> descendingSet() {
        return new TreeSet<E>(map.descendingMap());
    }

    public NavigableSet<E> subSet(E from, boolean includesFrom, E to, boolean includesTo) {
        return new TreeSet<E>(map.subMap(from, includesFrom, to, includesTo));
    }

    public NavigableSet<E> headSet(E to, boolean isIncluded) {
        return new TreeSet<E>(map.headMap(to, isIncluded));
    }

    public NavigableSet<E> tailSet(E from, boolean isIncluded) {
        return new TreeSet<E>(map.tailMap(from, isIncluded));
    }

    public SortedSet<E> subSet(E from, E to) {
        return subSet(from, true, to, false);
    }

    public SortedSet<E> headSet(E to) {
        return headSet(to, false);
    }

    public SortedSet<E> tailSet(E from) {
        return tailSet(from, true);
    }

    public Object clone() {
        TreeSet<E> copy = new TreeSet<E>(map.comparator());
        copy.addAll(this);
        return copy;
    }
}
