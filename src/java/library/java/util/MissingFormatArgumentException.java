package java.util;

/** There is no value for this part of the format. */
public class MissingFormatArgumentException extends IllegalFormatException {
    public MissingFormatArgumentException(String specifier) {
        super("Format specifier '" + specifier + "'");
    }
}
