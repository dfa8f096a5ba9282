package java.time.format;

import java.time.DateTimeException;

/** A text that is no date. */
public class DateTimeParseException extends DateTimeException {
    private final String text;
    private final int index;

    public DateTimeParseException(String message, CharSequence text, int index) {
        super(message);
        this.text = text.toString();
        this.index = index;
    }

    public DateTimeParseException(String message, CharSequence text, int index, Throwable cause) {
        super(message, cause);
        this.text = text.toString();
        this.index = index;
    }

    public String getParsedString() {
        return text;
    }

    public int getErrorIndex() {
        return index;
    }
}
