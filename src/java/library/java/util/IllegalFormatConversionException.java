package java.util;

/** A value that this letter cannot format. */
public class IllegalFormatConversionException extends IllegalFormatException {
    public IllegalFormatConversionException(char letter, Class<?> type) {
        super(letter + " != " + type.getName());
    }
}
