package java.util;

/** What a set has beyond a collection: equality by its elements. */
public abstract class AbstractSet<E> extends AbstractCollection<E> implements Set<E> {
    protected AbstractSet() {
    }

    public boolean equals(Object other) {
        if (other == this) return true;
        if (!(other instanceof Set)) return false;
        Collection<?> that = (Collection<?>) other;
        if (that.size() != size()) return false;
        try {
            return containsAll(that);
        } catch (ClassCastException | NullPointerException notComparable) {
            return false;
        }
    }

    public int hashCode() {
        int hash = 0;
        for (E each : this) {
            if (each != null) hash += each.hashCode();
        }
        return hash;
    }

    /** Walks over the smaller of the two. */
    public boolean removeAll(Collection<?> elements) {
        if (size() <= elements.size()) return super.removeAll(elements);
        boolean isChanged = false;
        for (Object each : elements) {
            if (remove(each)) isChanged = true;
        }
        return isChanged;
    }
}
