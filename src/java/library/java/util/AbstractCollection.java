package java.util;

/** What a collection can do once it has an iterator and a size. */
public abstract class AbstractCollection<E> implements Collection<E> {
    protected AbstractCollection() {
    }

    public abstract Iterator<E> iterator();

    public abstract int size();

    public boolean isEmpty() {
        return size() == 0;
    }

    public boolean contains(Object element) {
        for (E each : this) {
            if (element == null ? each == null : element.equals(each)) return true;
        }
        return false;
    }

    public Object[] toArray() {
        Object[] array = new Object[size()];
        int i = 0;
        for (E each : this) array[i++] = each;
        return array;
    }

    public <T> T[] toArray(T[] target) {
        int size = size();
        T[] array = target.length < size ? ArrayCopies.sameClass(target, size) : target;
        Object[] slots = array;
        int i = 0;
        for (E each : this) slots[i++] = each;
        if (slots.length > size) slots[size] = null;
        return array;
    }

    public boolean add(E element) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object element) {
        Iterator<E> each = iterator();
        while (each.hasNext()) {
            E found = each.next();
            if (element == null ? found == null : element.equals(found)) {
                each.remove();
                return true;
            }
        }
        return false;
    }

    public boolean containsAll(Collection<?> elements) {
        for (Object each : elements) {
            if (!contains(each)) return false;
        }
        return true;
    }

    public boolean addAll(Collection<? extends E> elements) {
        boolean isChanged = false;
        for (E each : elements) {
            if (add(each)) isChanged = true;
        }
        return isChanged;
    }

    public boolean removeAll(Collection<?> elements) {
        return removeWhere(elements, true);
    }

    public boolean retainAll(Collection<?> elements) {
        return removeWhere(elements, false);
    }

    private boolean removeWhere(Collection<?> elements, boolean isContained) {
        if (elements == null) throw new NullPointerException();
        boolean isChanged = false;
        Iterator<E> each = iterator();
        while (each.hasNext()) {
            if (elements.contains(each.next()) == isContained) {
                each.remove();
                isChanged = true;
            }
        }
        return isChanged;
    }

    public void clear() {
        Iterator<E> each = iterator();
        while (each.hasNext()) {
            each.next();
            each.remove();
        }
    }

    public String toString() {
        StringBuilder text = new StringBuilder("[");
        boolean isFirst = true;
        for (E each : this) {
            if (!isFirst) text.append(", ");
            if (each == this) text.append("(this Collection)");
            else text.append(each);
            isFirst = false;
        }
        return text.append("]").toString();
    }
}
