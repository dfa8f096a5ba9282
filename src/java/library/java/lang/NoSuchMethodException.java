package java.lang;

/** The class has no such method. */
public class NoSuchMethodException extends ReflectiveOperationException {
    public NoSuchMethodException() {
    }

    public NoSuchMethodException(String message) {
        super(message);
    }
}
