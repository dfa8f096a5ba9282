package java.lang;

import java.util.stream.IntStream;

/** A readable sequence of characters. */
public interface CharSequence {
    int length();

    char charAt(int index);

    default boolean isEmpty() {
        return length() == 0;
    }

    CharSequence subSequence(int start, int end);

    String toString();

    default IntStream chars() {
        return IntStream.range(0, length()).map(this::charAt);
    }

    default IntStream codePoints() {
        String text = toString();
        return IntStream.iterate(0, i -> i < text.length(), i -> i + Character.charCount(text.codePointAt(i)))
            .map(text::codePointAt);
    }

    static int compare(CharSequence first, CharSequence second) {
        return first.toString().compareTo(second.toString());
    }
}
