package java.util;

/** A flag that needs a width. */
public class MissingFormatWidthException extends IllegalFormatException {
    public MissingFormatWidthException(String specifier) {
        super(specifier);
    }
}
