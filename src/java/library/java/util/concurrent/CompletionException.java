package java.util.concurrent;

/** A stage ended with the cause. */
public class CompletionException extends RuntimeException {
    public CompletionException(String message, Throwable cause) {
        super(message, cause);
    }

    public CompletionException(Throwable cause) {
        super(cause);
    }
}
