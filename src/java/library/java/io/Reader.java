package java.io;

/** Characters can be read from it. */
public abstract class Reader implements Closeable {
    /** The next character, or -1 at the end. */
    public abstract int read() throws IOException;

    public int read(char[] characters) throws IOException {
        return read(characters, 0, characters.length);
    }

    public int read(char[] characters, int from, int count) throws IOException {
        int done = 0;
        while (done < count) {
            int next = read();
            if (next < 0) return done == 0 ? -1 : done;
            characters[from + done] = (char) next;
            done++;
        }
        return done;
    }

    public boolean ready() throws IOException {
        return true;
    }

    public void close() throws IOException {
    }
}
