package java.lang;

/** A static initializer ended with an exception. */
public class ExceptionInInitializerError extends LinkageError {
    public ExceptionInInitializerError() {
        super(null, null);
    }

    public ExceptionInInitializerError(Throwable cause) {
        super(null, cause);
    }

    public ExceptionInInitializerError(String message) {
        super(message, null);
    }

    public Throwable getException() {
        return getCause();
    }
}
