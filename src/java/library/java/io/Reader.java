package java.io;

/** Characters can be read from it. */
public abstract class Reader implements Closeable {
    public abstract int read(char[] characters, int from, int count) throws IOException;

    /** The next character, or -1 at the end. */
    public int read() throws IOException {
        char[] one = new char[1];
        return read(one, 0, 1) < 0 ? -1 : one[0];
    }

    public int read(char[] characters) throws IOException {
        return read(characters, 0, characters.length);
    }

    /** Reads one by one, for readers that know {@link #read()}. */
    int fill(char[] characters, int from, int count) throws IOException {
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

    public abstract void close() throws IOException;
}
