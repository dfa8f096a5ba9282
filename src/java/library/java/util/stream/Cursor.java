package java.util.stream;

/** The elements of a stream, each made when it is asked for. */
abstract class Cursor<T> {
    /** The element that was advanced to. */
    T value;

    /** Goes on to the next element; false at the end. */
    abstract boolean advance();

    /** How many elements are to come; negative where that is only known after they came. */
    long size() {
        return -1;
    }

    /** Whether the elements come in their natural order. */
    boolean isSorted() {
        return false;
    }
}
