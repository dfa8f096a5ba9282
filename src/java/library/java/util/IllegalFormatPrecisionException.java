package java.util;

/** A precision where there can be none. */
public class IllegalFormatPrecisionException extends IllegalFormatException {
    public IllegalFormatPrecisionException(int precision) {
        super(String.valueOf(precision));
    }
}
