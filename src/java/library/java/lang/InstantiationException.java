package java.lang;

/** No object of the class can be created. */
public class InstantiationException extends ReflectiveOperationException {
    public InstantiationException() {
    }

    public InstantiationException(String message) {
        super(message);
    }
}
