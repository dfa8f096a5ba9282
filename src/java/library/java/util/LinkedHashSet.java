package java.util;

/** A hash set that remembers the order in which its elements came. */
public class LinkedHashSet<E> extends HashSet<E> {
    public LinkedHashSet() {
        super(new LinkedHashMap<E, Object>());
    }

    public LinkedHashSet(int capacity) {
        super(new LinkedHashMap<E, Object>(capacity));
    }

    public LinkedHashSet(int capacity, float loadFactor) {
        super(new LinkedHashMap<E, Object>(capacity, loadFactor));
    }

    public LinkedHashSet(Collection<? extends E> elements) {
        super(new LinkedHashMap<E, Object>());
        addAll(elements);
    }

    public Object clone() {
        return new LinkedHashSet<E>(this);
    }
}
