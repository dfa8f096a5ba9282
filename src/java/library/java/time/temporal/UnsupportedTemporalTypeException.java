package java.time.temporal;

import java.time.DateTimeException;

/** A unit that dates do not have. */
public class UnsupportedTemporalTypeException extends DateTimeException {
    public UnsupportedTemporalTypeException(String message) {
        super(message);
    }
}
