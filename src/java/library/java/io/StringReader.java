package java.io;

/** Reads the characters of a string. */
public class StringReader extends Reader {
    private final String text;
    private int position;

    public StringReader(String text) {
        this.text = text;
    }

    public int read() {
        return position < text.length() ? text.charAt(position++) : -1;
    }

    public int read(char[] characters, int from, int count) throws IOException {
        return fill(characters, from, count);
    }

    public void close() {
    }
}
