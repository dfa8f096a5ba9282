package java.util.concurrent;

/** The result of a canceled task was asked for. */
public class CancellationException extends IllegalStateException {
    public CancellationException() {
        super();
    }

    public CancellationException(String message) {
        super(message);
    }
}
