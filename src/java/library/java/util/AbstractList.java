package java.util;

/** What a list can do once it can get an element and knows its size. */
public abstract class AbstractList<E> extends AbstractCollection<E> implements List<E> {
    /** How often elements came or went: iterators notice changes by it. */
    protected int modCount;

    protected AbstractList() {
    }

    public abstract E get(int index);

    public boolean add(E element) {
        add(size(), element);
        return true;
    }

    public void add(int index, E element) {
        throw new UnsupportedOperationException();
    }

    public E set(int index, E element) {
        throw new UnsupportedOperationException();
    }

    public E remove(int index) {
        throw new UnsupportedOperationException();
    }

    public int indexOf(Object element) {
        int i = 0;
        for (E each : this) {
            if (element == null ? each == null : element.equals(each)) return i;
            i++;
        }
        return -1;
    }

    public int lastIndexOf(Object element) {
        ListIterator<E> each = listIterator(size());
        while (each.hasPrevious()) {
            E found = each.previous();
            if (element == null ? found == null : element.equals(found)) return each.nextIndex();
        }
        return -1;
    }

    public boolean contains(Object element) {
        return indexOf(element) >= 0;
    }

    public void clear() {
        removeRange(0, size());
    }

    protected void removeRange(int from, int to) {
        ListIterator<E> each = listIterator(from);
        for (int i = from; i < to; i++) {
            each.next();
            each.remove();
        }
    }

    public boolean addAll(int index, Collection<? extends E> elements) {
        checkPosition(index);
        int at = index;
        for (E each : elements) add(at++, each);
        return at > index;
    }

    void checkPosition(int index) {
        if (index < 0 || index > size()) throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size());
    }

    public Iterator<E> iterator() {
        return new Itr(0);
    }

    public ListIterator<E> listIterator() {
        return listIterator(0);
    }

    public ListIterator<E> listIterator(int index) {
        checkPosition(index);
        return new Itr(index);
    }

    public List<E> subList(int from, int to) {
        if (from < 0) throw new IndexOutOfBoundsException("fromIndex = " + from);
        if (to > size()) throw new IndexOutOfBoundsException("toIndex = " + to);
        if (from > to) throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
        return new SubList<E>(this, from, to);
    }

    public boolean equals(Object other) {
        if (other == this) return true;
        if (!(other instanceof List)) return false;
        Iterator<E> own = iterator();
        Iterator<?> that = ((List<?>) other).iterator();
        while (own.hasNext() && that.hasNext()) {
            E element = own.next();
            Object counterpart = that.next();
            if (!(element == null ? counterpart == null : element.equals(counterpart))) return false;
        }
        return !own.hasNext() && !that.hasNext();
    }

    public int hashCode() {
        int hash = 1;
        for (E each : this) hash = 31 * hash + (each == null ? 0 : each.hashCode());
        return hash;
    }

    /** Goes by index. */
    private class Itr implements ListIterator<E> {
        private int cursor;
        private int last = -1;
        private int expected = modCount;

        Itr(int cursor) {
            this.cursor = cursor;
        }

        private void checkUnchanged() {
            if (modCount != expected) throw new ConcurrentModificationException();
        }

        private void checkLast() {
            if (last < 0) throw new IllegalStateException();
            checkUnchanged();
        }

        public boolean hasNext() {
            return cursor != size();
        }

        public E next() {
            checkUnchanged();
            if (cursor >= size()) throw new NoSuchElementException();
            E element = get(cursor);
            last = cursor;
            cursor++;
            return element;
        }

        public boolean hasPrevious() {
            return cursor != 0;
        }

        public E previous() {
            checkUnchanged();
            if (cursor <= 0) throw new NoSuchElementException();
            E element = get(cursor - 1);
            cursor--;
            last = cursor;
            return element;
        }

        public int nextIndex() {
            return cursor;
        }

        public int previousIndex() {
            return cursor - 1;
        }

        public void remove() {
            checkLast();
            AbstractList.this.remove(last);
            if (last < cursor) cursor--;
            last = -1;
            expected = modCount;
        }

        public void set(E element) {
            checkLast();
            AbstractList.this.set(last, element);
            expected = modCount;
        }

        public void add(E element) {
            checkUnchanged();
            AbstractList.this.add(cursor, element);
            cursor++;
            last = -1;
            expected = modCount;
        }
    }
}
