package java.util;

/** The older form of an iterator. */
public interface Enumeration<E> {
    boolean hasMoreElements();

    E nextElement();
}
