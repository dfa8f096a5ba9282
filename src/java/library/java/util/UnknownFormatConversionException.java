package java.util;

/** A letter that formats nothing. */
public class UnknownFormatConversionException extends IllegalFormatException {
    public UnknownFormatConversionException(String conversion) {
        super("Conversion = '" + conversion + "'");
    }
}
