package java.util;

import java.io.Serializable;

/** A set that keeps its elements as the keys of a hash map. */
public class HashSet<E> extends AbstractSet<E> implements Set<E>, Cloneable, Serializable {
    static final Object PRESENT = new Object();

    final HashMap<E, Object> map;

    public HashSet() {
        map = new HashMap<E, Object>();
    }

    public HashSet(int capacity) {
        map = new HashMap<E, Object>(capacity);
    }

    public HashSet(int capacity, float loadFactor) {
        map = new HashMap<E, Object>(capacity, loadFactor);
    }

    public HashSet(Collection<? extends E> elements) {
        map = new HashMap<E, Object>(Math.max((int) (elements.size() / 0.75f) + 1, 16));
        addAll(elements);
    }

    /** Over a map that is not shared. */
    HashSet(HashMap<E, Object> map) {
        this.map = map;
    }

    public Iterator<E> iterator() {
        return map.keySet().iterator();
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
        return map.remove(element) == PRESENT;
    }

    public void clear() {
        map.clear();
    }

    public Object clone() {
        return new HashSet<E>(new HashMap<E, Object>(map));
    }
}
