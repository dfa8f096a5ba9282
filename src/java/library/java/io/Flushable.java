package java.io;

/** Writes what it has held back. */
public interface Flushable {
    void flush() throws IOException;
}
