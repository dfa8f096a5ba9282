package java.lang;

/** The class has no such field. */
public class NoSuchFieldException extends ReflectiveOperationException {
    public NoSuchFieldException() {
    }

    public NoSuchFieldException(String message) {
        super(message);
    }
}
