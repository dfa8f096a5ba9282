package java.util.concurrent;

import java.io.Serializable;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.NavigableSet;
import java.util.SortedSet;

/** A set that keeps its elements as the keys of a ConcurrentSkipListMap. */
public class ConcurrentSkipListSet<E> extends AbstractSet<E> implements NavigableSet<E>, Cloneable, Serializable {
    private static final Object PRESENT = new Object();

    private final ConcurrentNavigableMap<E, Object> map;

    public ConcurrentSkipListSet() {
        map = new ConcurrentSkipListMap<E, Object>();
    }

    public ConcurrentSkipListSet(Comparator<? super E> order) {
        map = new ConcurrentSkipListMap<E, Object>(order);
    }

    public ConcurrentSkipListSet(Collection<? extends E> elements) {
        map = new ConcurrentSkipListMap<E, Object>();
        addAll(elements);
    }

    public ConcurrentSkipListSet(SortedSet<E> elements) {
        map = new ConcurrentSkipListMap<E, Object>(elements.comparator());
        addAll(elements);
    }

    /** The keys of a map, as a view. */
    ConcurrentSkipListSet(ConcurrentNavigableMap<E, Object> map) {
        this.map = map;
    }

    public Comparator<? super E> comparator() {
        return map.comparator();
    }

    public Iterator<E> iterator() {
        return new Keys<E>(map.entrySet().iterator());
    }

    public Iterator<E> descendingIterator() {
        return new Keys<E>(map.descendingMap().entrySet().iterator());
    }

    private static class Keys<E> implements Iterator<E> {
        private final Iterator<Map.Entry<E, Object>> entries;

        Keys(Iterator<Map.Entry<E, Object>> entries) {
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
        return map.putIfAbsent(element, PRESENT) == null;
    }

    public boolean remove(Object element) {
        return map.remove(element) != null;
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
        return new ConcurrentSkipListSet<E>(map.descendingMap());
    }

    public NavigableSet<E> subSet(E from, boolean includesFrom, E to, boolean includesTo) {
        return new ConcurrentSkipListSet<E>(map.subMap(from, includesFrom, to, includesTo));
    }

    public NavigableSet<E> headSet(E to, boolean isIncluded) {
        return new ConcurrentSkipListSet<E>(map.headMap(to, isIncluded));
    }

    public NavigableSet<E> tailSet(E from, boolean isIncluded) {
        return new ConcurrentSkipListSet<E>(map.tailMap(from, isIncluded));
    }

    public NavigableSet<E> subSet(E from, E to) {
        return subSet(from, true, to, false);
    }

    public NavigableSet<E> headSet(E to) {
        return headSet(to, false);
    }

    public NavigableSet<E> tailSet(E from) {
        return tailSet(from, true);
    }

    public ConcurrentSkipListSet<E> clone() {
        ConcurrentSkipListSet<E> copy = new ConcurrentSkipListSet<E>(comparator());
        copy.addAll(this);
        return copy;
    }
}
