package java.lang;

/** A readable sequence of characters. */
public interface CharSequence {
    int length();

    char charAt(int index);

    default boolean isEmpty() {
        return length() == 0;
    }

    CharSequence subSequence(int start, int end);

    String toString();

    static int compare(CharSequence first, CharSequence second) {
        return first.toString().compareTo(second.toString());
    }
}
