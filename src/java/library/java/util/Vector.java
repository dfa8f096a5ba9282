package java.util;

import java.io.Serializable;

/** The older form of an array list. */
public class Vector<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, Serializable {
    protected Object[] elementData;
    protected int elementCount;
    protected int capacityIncrement;

    public Vector() {
        this(10, 0);
    }

    public Vector(int capacity) {
        this(capacity, 0);
    }

    public Vector(int capacity, int increment) {
        if (capacity < 0) throw new IllegalArgumentException("Illegal Capacity: " + capacity);
        elementData = new Object[capacity];
        capacityIncrement = increment;
    }

    public Vector(Collection<? extends E> elements) {
        Object[] given = elements.toArray();
        elementData = new Object[given.length];
        for (int i = 0; i < given.length; i++) elementData[i] = given[i];
        elementCount = given.length;
    }

    private void makeRoom() {
        int old = elementData.length;
        if (elementCount < old) return;
        int wanted = old + (capacityIncrement > 0 ? capacityIncrement : old);
        Object[] larger = new Object[wanted > elementCount ? wanted : elementCount + 1];
        for (int i = 0; i < elementCount; i++) larger[i] = elementData[i];
        elementData = larger;
    }

    private void checkIndex(int index) {
        if (index >= elementCount) throw new ArrayIndexOutOfBoundsException(index);
    }

    private void checkElement(int index) {
        if (index >= elementCount) throw new ArrayIndexOutOfBoundsException(index + " >= " + elementCount);
        if (index < 0) throw new ArrayIndexOutOfBoundsException(index);
    }

    public int size() {
        return elementCount;
    }

    public int capacity() {
        return elementData.length;
    }

    @SuppressWarnings("unchecked")
    public E get(int index) {
        checkIndex(index);
        return (E) elementData[index];
    }

    @SuppressWarnings("unchecked")
    public E elementAt(int index) {
        checkElement(index);
        return (E) elementData[index];
    }

    @SuppressWarnings("unchecked")
    public E firstElement() {
        if (elementCount == 0) throw new NoSuchElementException();
        return (E) elementData[0];
    }

    @SuppressWarnings("unchecked")
    public E lastElement() {
        if (elementCount == 0) throw new NoSuchElementException();
        return (E) elementData[elementCount - 1];
    }

    public E set(int index, E element) {
        E old = get(index);
        elementData[index] = element;
        return old;
    }

    public void setElementAt(E element, int index) {
        checkElement(index);
        elementData[index] = element;
    }

    public boolean add(E element) {
        modCount++;
        makeRoom();
        elementData[elementCount] = element;
        elementCount++;
        return true;
    }

    public void addElement(E element) {
        add(element);
    }

    public void add(int index, E element) {
        insertElementAt(element, index);
    }

    public void insertElementAt(E element, int index) {
        if (index > elementCount) throw new ArrayIndexOutOfBoundsException(index + " > " + elementCount);
        if (index < 0) throw new ArrayIndexOutOfBoundsException(index);
        modCount++;
        makeRoom();
        for (int i = elementCount; i > index; i--) elementData[i] = elementData[i - 1];
        elementData[index] = element;
        elementCount++;
    }

    public boolean addAll(Collection<? extends E> elements) {
        boolean isChanged = false;
        modCount++;
        for (Object each : elements.toArray()) {
            makeRoom();
            elementData[elementCount] = each;
            elementCount++;
            isChanged = true;
        }
        return isChanged;
    }

    public boolean addAll(int index, Collection<? extends E> elements) {
        if (index < 0 || index > elementCount) throw new ArrayIndexOutOfBoundsException(index);
        return super.addAll(index, elements);
    }

    public ListIterator<E> listIterator(int index) {
        if (index < 0 || index > elementCount) throw new IndexOutOfBoundsException("Index: " + index);
        return super.listIterator(index);
    }

    public E remove(int index) {
        E old = get(index);
        removeRange(index, index + 1);
        return old;
    }

    public boolean remove(Object element) {
        int index = indexOf(element);
        if (index < 0) return false;
        removeRange(index, index + 1);
        return true;
    }

    public boolean removeElement(Object element) {
        return remove(element);
    }

    public void removeElementAt(int index) {
        checkElement(index);
        removeRange(index, index + 1);
    }

    public void removeAllElements() {
        removeRange(0, elementCount);
    }

    public void clear() {
        removeRange(0, elementCount);
    }

    protected void removeRange(int from, int to) {
        modCount++;
        int removed = to - from;
        for (int i = to; i < elementCount; i++) elementData[i - removed] = elementData[i];
        for (int i = elementCount - removed; i < elementCount; i++) elementData[i] = null;
        elementCount -= removed;
    }

    public void sort(Comparator<? super E> order) {
        int expected = modCount;
        StableSort.sort(elementData, 0, elementCount, order);
        if (modCount != expected) throw new ConcurrentModificationException();
        modCount++;
    }

    public Enumeration<E> elements() {
        return Collections.enumeration(this);
    }

    public Object clone() {
        return new Vector<E>(this);
    }
}
