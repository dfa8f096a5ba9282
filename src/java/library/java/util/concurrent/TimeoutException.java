package java.util.concurrent;

/** The time is over. */
public class TimeoutException extends Exception {
    public TimeoutException() {
        super();
    }

    public TimeoutException(String message) {
        super(message);
    }
}
