package java.io;

import java.util.Formatter;

/** Prints values as text into a writer or a stream. */
public class PrintWriter extends Writer {
    private final Writer writer;
    private final PrintStream stream;

    public PrintWriter(Writer writer) {
        this.writer = writer;
        this.stream = null;
    }

    public PrintWriter(Writer writer, boolean flushesLines) {
        this(writer);
    }

    public PrintWriter(OutputStream stream) {
        this.writer = null;
        this.stream = stream instanceof PrintStream ? (PrintStream) stream : new PrintStream(stream);
    }

    public PrintWriter(OutputStream stream, boolean flushesLines) {
        this(stream);
    }

    public void write(String text) {
        if (stream != null) {
            stream.print(text);
        } else {
            try {
                writer.write(text);
            } catch (IOException problem) {
                return;
            }
        }
    }

    public void write(int character) {
        write(String.valueOf((char) character));
    }

    public void print(boolean value) {
        write(String.valueOf(value));
    }

    public void print(char value) {
        write(String.valueOf(value));
    }

    public void print(int value) {
        write(String.valueOf(value));
    }

    public void print(long value) {
        write(String.valueOf(value));
    }

    public void print(float value) {
        write(String.valueOf(value));
    }

    public void print(double value) {
        write(String.valueOf(value));
    }

    public void print(String value) {
        write(String.valueOf((Object) value));
    }

    public void print(Object value) {
        write(String.valueOf(value));
    }

    public void println() {
        write("\n");
    }

    public void println(boolean value) {
        write(value + "\n");
    }

    public void println(char value) {
        write(value + "\n");
    }

    public void println(int value) {
        write(value + "\n");
    }

    public void println(long value) {
        write(value + "\n");
    }

    public void println(float value) {
        write(value + "\n");
    }

    public void println(double value) {
        write(value + "\n");
    }

    public void println(String value) {
        write(value + "\n");
    }

    public void println(Object value) {
        String text = String.valueOf(value);
        write(text + "\n");
    }

    public PrintWriter printf(String format, Object... values) {
        return format(format, values);
    }

    public PrintWriter format(String format, Object... values) {
        write(Formatter.text(format, values));
        return this;
    }

    public PrintWriter append(CharSequence text) {
        write(String.valueOf(text));
        return this;
    }

    public PrintWriter append(char character) {
        write(character);
        return this;
    }

    public void flush() {
    }

    public void close() {
    }
}
