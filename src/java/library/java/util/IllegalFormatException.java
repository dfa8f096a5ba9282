package java.util;

/** A format that cannot be followed. */
public class IllegalFormatException extends IllegalArgumentException {
    IllegalFormatException(String message) {
        super(message);
    }
}
