package java.util;

/** A vector that is used from one end. */
public class Stack<E> extends Vector<E> {
    public Stack() {
    }

    public E push(E element) {
        addElement(element);
        return element;
    }

    public E pop() {
        E top = peek();
        removeElementAt(size() - 1);
        return top;
    }

    public E peek() {
        if (size() == 0) throw new EmptyStackException();
        return elementAt(size() - 1);
    }

    public boolean empty() {
        return size() == 0;
    }

    /** Counted from the top, which is 1. */
    public int search(Object element) {
        int index = lastIndexOf(element);
        return index < 0 ? -1 : size() - index;
    }

    public Object clone() {
        Stack<E> copy = new Stack<E>();
        copy.addAll(this);
        return copy;
    }
}
