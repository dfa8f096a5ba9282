package java.lang;

/** The member is not accessible from there. */
public class IllegalAccessException extends ReflectiveOperationException {
    public IllegalAccessException() {
    }

    public IllegalAccessException(String message) {
        super(message);
    }
}
