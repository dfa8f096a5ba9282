package java.util.concurrent;

/** An executor does not take a task. */
public class RejectedExecutionException extends RuntimeException {
    public RejectedExecutionException() {
        super();
    }

    public RejectedExecutionException(String message) {
        super(message);
    }
}
