package java.lang.reflect;

/** Holds what a method called through reflection has thrown. */
public class InvocationTargetException extends ReflectiveOperationException {
    public InvocationTargetException(Throwable target) {
        super(null, target);
    }

    public Throwable getTargetException() {
        return getCause();
    }
}
