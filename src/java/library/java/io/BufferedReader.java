package java.io;

import java.util.stream.Stream;

/** Reads line by line. */
public class BufferedReader extends Reader {
    private final Reader in;
    private int ahead = -2;

    public BufferedReader(Reader in) {
        this.in = in;
    }

    public BufferedReader(Reader in, int size) {
        this(in);
    }

    public int read() throws IOException {
        int next = ahead == -2 ? in.read() : ahead;
        ahead = -2;
        return next;
    }

    /** The next line without its end, or null when there is none. */
    public String readLine() throws IOException {
        int next = read();
        if (next < 0) return null;
        StringBuilder line = new StringBuilder();
        while (next >= 0 && next != '\n' && next != '\r') {
            line.append((char) next);
            next = read();
        }
        if (next == '\r') {
            ahead = read();
            if (ahead == '\n') ahead = -2;
        }
        return line.toString();
    }

    /** The lines that are left. */
    public Stream<String> lines() {
        return Stream.<String>generate(() -> nextLine()).takeWhile(line -> line != null);
    }

    private String nextLine() {
        try {
            return readLine();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    public int read(char[] characters, int from, int count) throws IOException {
        return fill(characters, from, count);
    }

    public boolean ready() throws IOException {
        return ahead >= 0 || in.ready();
    }

    public void close() throws IOException {
        in.close();
    }
}
