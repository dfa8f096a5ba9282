package java.util;

/** A flag that does not go with the letter. */
public class FormatFlagsConversionMismatchException extends IllegalFormatException {
    public FormatFlagsConversionMismatchException(String flags, char letter) {
        super("Conversion = " + letter + ", Flags = " + flags);
    }
}
