package java.util.concurrent;

import java.util.AbstractSet;
import java.util.Collection;
import java.util.Iterator;

/** A set in a CopyOnWriteArrayList. */
public class CopyOnWriteArraySet<E> extends AbstractSet<E> {
    private final CopyOnWriteArrayList<E> list = new CopyOnWriteArrayList<>();

    public CopyOnWriteArraySet() {
    }

    public CopyOnWriteArraySet(Collection<? extends E> elements) {
        addAll(elements);
    }

    public int size() {
        return list.size();
    }

    public boolean contains(Object element) {
        return list.contains(element);
    }

    public boolean add(E element) {
        return list.addIfAbsent(element);
    }

    public boolean remove(Object element) {
        return list.remove(element);
    }

    public void clear() {
        list.clear();
    }

    public Iterator<E> iterator() {
        return list.iterator();
    }
}
