package java.util;

/** Flags that exclude each other. */
public class IllegalFormatFlagsException extends IllegalFormatException {
    public IllegalFormatFlagsException(String flags) {
        super("Flags = '" + flags + "'");
    }
}
