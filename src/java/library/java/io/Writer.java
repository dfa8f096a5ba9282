package java.io;

/** Characters can be written to it. */
public abstract class Writer implements Appendable, Closeable, Flushable {
    public abstract void write(String text) throws IOException;

    public void write(int character) throws IOException {
        write(String.valueOf((char) character));
    }

    public Writer append(CharSequence text) throws IOException {
        write(String.valueOf(text));
        return this;
    }

    public Writer append(char character) throws IOException {
        write(character);
        return this;
    }

    public void flush() throws IOException {
    }

    public void close() throws IOException {
    }
}
