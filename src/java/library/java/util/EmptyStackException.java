package java.util;

/** The stack has no element. */
public class EmptyStackException extends RuntimeException {
    public EmptyStackException() {
        super();
    }
}
