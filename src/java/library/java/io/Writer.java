package java.io;

/** Characters can be written to it. */
public abstract class Writer implements Appendable, Closeable, Flushable {
    public abstract void write(char[] characters, int from, int count) throws IOException;

    public void write(char[] characters) throws IOException {
        write(characters, 0, characters.length);
    }

    public void write(String text) throws IOException {
        write(text, 0, text.length());
    }

    public void write(String text, int from, int count) throws IOException {
        write(text.substring(from, from + count).toCharArray(), 0, count);
    }

    public void write(int character) throws IOException {
        write(new char[] {(char) character}, 0, 1);
    }

    public Writer append(CharSequence text) throws IOException {
        write(String.valueOf(text));
        return this;
    }

    public Writer append(char character) throws IOException {
        write(character);
        return this;
    }

    public abstract void flush() throws IOException;

    public abstract void close() throws IOException;
}
