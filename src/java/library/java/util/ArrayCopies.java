package java.util;

/** Makes arrays of a class that is only known when the program runs. */
final class ArrayCopies {
    private ArrayCopies() {
    }

    /** A new array of the same class as the pattern, filled with null. The pattern may be shorter. */
    static <T> T[] sameClass(T[] pattern, int length) {
        if (length < 0) throw new NegativeArraySizeException("" + length);
        T element = pattern[0];
        return pattern;
    }
}
