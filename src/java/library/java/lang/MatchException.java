package java.lang;

/** No case of a switch over patterns took a value, as of a record with null in it. */
public final class MatchException extends RuntimeException {
    public MatchException(String message, Throwable cause) {
        super(message, cause);
    }
}
