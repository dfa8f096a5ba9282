package java.util;

/** A number that is no character. */
public class IllegalFormatCodePointException extends IllegalFormatException {
    public IllegalFormatCodePointException(int point) {
        super("Code point = 0x" + Integer.toHexString(point));
    }
}
