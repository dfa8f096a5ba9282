package java.util;

import java.io.Serializable;

/** A set of constants of an enum, in their order. */
public class EnumSet<E extends Enum<E>> extends AbstractSet<E> implements Cloneable, Serializable {
    private final Class<E> type;
    /** By ordinal; null where the constant is not in the set. */
    private Object[] elements = new Object[8];
    private int size;

    private EnumSet(Class<E> type) {
        this.type = type;
    }

    public static <E extends Enum<E>> EnumSet<E> noneOf(Class<E> type) {
        if (type == null) throw new NullPointerException();
        return new EnumSet<E>(type);
    }

    public static <E extends Enum<E>> EnumSet<E> allOf(Class<E> type) {
        EnumSet<E> set = new EnumSet<E>(type);
        for (E each : type.getEnumConstants()) set.add(each);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(EnumSet<E> source) {
        EnumSet<E> set = new EnumSet<E>(source.type);
        set.addAll(source);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(Collection<E> source) {
        if (source instanceof EnumSet) return copyOf((EnumSet<E>) source);
        if (source.isEmpty()) throw new IllegalArgumentException("Collection is empty");
        EnumSet<E> set = new EnumSet<E>(source.iterator().next().getDeclaringClass());
        set.addAll(source);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> complementOf(EnumSet<E> other) {
        EnumSet<E> set = new EnumSet<E>(other.type);
        for (E each : other.type.getEnumConstants()) {
            if (!other.contains(each)) set.add(each);
        }
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1) {
        EnumSet<E> set = new EnumSet<E>(e1.getDeclaringClass());
        set.add(e1);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2) {
        EnumSet<E> set = of(e1);
        set.add(e2);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3) {
        EnumSet<E> set = of(e1, e2);
        set.add(e3);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3, E e4) {
        EnumSet<E> set = of(e1, e2, e3);
        set.add(e4);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3, E e4, E e5) {
        EnumSet<E> set = of(e1, e2, e3, e4);
        set.add(e5);
        return set;
    }

    @SafeVarargs
    public static <E extends Enum<E>> EnumSet<E> of(E first, E... rest) {
        EnumSet<E> set = of(first);
        for (E each : rest) set.add(each);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> range(E from, E to) {
        if (from.compareTo(to) > 0) throw new IllegalArgumentException(from + " > " + to);
        EnumSet<E> set = new EnumSet<E>(from.getDeclaringClass());
        for (E each : set.type.getEnumConstants()) {
            if (each.ordinal() >= from.ordinal() && each.ordinal() <= to.ordinal()) set.add(each);
        }
        return set;
    }

    public int size() {
        return size;
    }

    public boolean contains(Object element) {
        if (!(element instanceof Enum)) return false;
        int ordinal = ((Enum<?>) element).ordinal();
        return ordinal < elements.length && elements[ordinal] == element;
    }

    public boolean add(E element) {
        int ordinal = element.ordinal();
        if (contains(element)) return false;
        if (ordinal >= elements.length) grow(2 * ordinal);
        elements[ordinal] = element;
        size++;
        return true;
    }

    private void grow(int length) {
        Object[] larger = new Object[length];
        for (int i = 0; i < elements.length; i++) larger[i] = elements[i];
        elements = larger;
    }

    public boolean remove(Object element) {
        if (!contains(element)) return false;
        elements[((Enum<?>) element).ordinal()] = null;
        size--;
        return true;
    }

    public void clear() {
        for (int i = 0; i < elements.length; i++) elements[i] = null;
        size = 0;
    }

    public Iterator<E> iterator() {
        return new ElementIterator();
    }

    public EnumSet<E> clone() {
        return copyOf(this);
    }

    private class ElementIterator implements Iterator<E> {
        private int next;
        private E last;

        public boolean hasNext() {
            while (next < elements.length && elements[next] == null) next++;
            return next < elements.length;
        }

        @SuppressWarnings("unchecked")
        public E next() {
            if (!hasNext()) throw new NoSuchElementException();
            last = (E) elements[next];
            next++;
            return last;
        }

        public void remove() {
            if (last == null) throw new IllegalStateException();
            EnumSet.this.remove(last);
            last = null;
        }
    }
}
