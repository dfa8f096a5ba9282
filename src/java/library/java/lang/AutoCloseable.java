package java.lang;

/** Is closed at the end of a try-with-resources. */
public interface AutoCloseable {
    void close() throws Exception;
}
