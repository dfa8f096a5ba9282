package java.io;

/** Collects what is written to it. */
public class StringWriter extends Writer {
    private final StringBuilder text = new StringBuilder();

    public void write(String more) {
        text.append(more);
    }

    public void write(char[] characters, int from, int count) {
        text.append(characters, from, count);
    }

    public void write(int character) {
        text.append((char) character);
    }

    public StringWriter append(CharSequence more) {
        write(String.valueOf(more));
        return this;
    }

    public StringWriter append(char character) {
        write(character);
        return this;
    }

    public void flush() {
    }

    public void close() throws IOException {
    }

    public String toString() {
        return text.toString();
    }
}
