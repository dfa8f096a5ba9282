package java.util;

/** A formatter was used after it had been closed. */
public class FormatterClosedException extends IllegalStateException {
    public FormatterClosedException() {
    }
}
