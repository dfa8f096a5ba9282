package java.util;

/** A hash set that remembers the order in which its elements came. */
public class LinkedHashSet<E> extends HashSet<E> implements SequencedSet<E> {
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

    private LinkedHashMap<E, Object> linked() {
        return (LinkedHashMap<E, Object>) map;
    }

    public void addFirst(E element) {
        linked().putFirst(element, PRESENT);
    }

    public void addLast(E element) {
        linked().putLast(element, PRESENT);
    }

    public E getLast() {
        return linked().descendingKeys().next();
    }

    public E removeLast() {
        E element = getLast();
        remove(element);
        return element;
    }

    public SequencedSet<E> reversed() {
        return new Reversed();
    }

    /** The set, seen from its end. What is new becomes the last element of the set itself. */
    private class Reversed extends AbstractSet<E> implements SequencedSet<E> {
        public Iterator<E> iterator() {
            return linked().descendingKeys();
        }

        public int size() {
            return LinkedHashSet.this.size();
        }

        public boolean contains(Object element) {
            return LinkedHashSet.this.contains(element);
        }

        public boolean add(E element) {
            return LinkedHashSet.this.add(element);
        }

        public boolean remove(Object element) {
            return LinkedHashSet.this.remove(element);
        }

        public void addFirst(E element) {
            LinkedHashSet.this.addLast(element);
        }

        public void addLast(E element) {
            LinkedHashSet.this.addFirst(element);
        }

        public SequencedSet<E> reversed() {
            return LinkedHashSet.this;
        }
    }

    public Object clone() {
        return new LinkedHashSet<E>(this);
    }
}
