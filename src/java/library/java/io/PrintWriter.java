package java.io;

import java.nio.charset.Charset;
import java.util.Formatter;
import java.util.Locale;

/** Prints values as text into a writer or a stream. */
public class PrintWriter extends Writer {
    private final Writer writer;
    private final PrintStream stream;
    private final boolean flushesLines;

    public PrintWriter(Writer writer) {
        this(writer, false);
    }

    public PrintWriter(Writer writer, boolean flushesLines) {
        this.writer = writer;
        this.stream = null;
        this.flushesLines = flushesLines;
    }

    public PrintWriter(OutputStream stream) {
        this.writer = null;
        this.flushesLines = false;
        this.stream = stream instanceof PrintStream ? (PrintStream) stream : new PrintStream(stream);
    }

    public PrintWriter(OutputStream stream, boolean flushesLines) {
        this(stream);
    }

    public PrintWriter(OutputStream stream, boolean flushesLines, Charset charset) {
        this(new OutputStreamWriter(stream, charset), flushesLines);
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

    public void write(char[] characters, int from, int count) {
        write(new String(characters, from, count));
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

    private void writeLine(String text) {
        write(text + "\n");
        if (flushesLines) flush();
    }

    public void print(char[] value) {
        write(String.valueOf(value));
    }

    public void println() {
        writeLine("");
    }

    public void println(char[] value) {
        writeLine(String.valueOf(value));
    }

    public void println(boolean value) {
        writeLine(String.valueOf(value));
    }

    public void println(char value) {
        writeLine(String.valueOf(value));
    }

    public void println(int value) {
        writeLine(String.valueOf(value));
    }

    public void println(long value) {
        writeLine(String.valueOf(value));
    }

    public void println(float value) {
        writeLine(String.valueOf(value));
    }

    public void println(double value) {
        writeLine(String.valueOf(value));
    }

    public void println(String value) {
        writeLine(String.valueOf((Object) value));
    }

    public void println(Object value) {
        String text = String.valueOf(value);
        writeLine(text);
    }

    public PrintWriter printf(String format, Object... values) {
        return format(format, values);
    }

    public PrintWriter format(String format, Object... values) {
        write(Formatter.text(format, values));
        if (flushesLines) flush();
        return this;
    }

    public PrintWriter printf(Locale locale, String format, Object... values) {
        return format(format, values);
    }

    public PrintWriter format(Locale locale, String format, Object... values) {
        return format(format, values);
    }

    public boolean checkError() {
        flush();
        return false;
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
        if (writer == null) return;
        try {
            writer.flush();
        } catch (IOException problem) {
            return;
        }
    }

    public void close() {
        if (writer == null) return;
        try {
            writer.close();
        } catch (IOException problem) {
            return;
        }
    }
}
