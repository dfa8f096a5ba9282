package java.io;

import java.nio.charset.Charset;
import java.util.Formatter;
import java.util.Locale;

/** Prints values as text: to the console, or into another stream. */
public class PrintStream extends OutputStream implements Appendable, Closeable {
    private final int console;
    private final OutputStream target;

    /** 1 is the output, 2 the error output. */
    public PrintStream(int console) {
        this.console = console;
        this.target = null;
    }

    public PrintStream(OutputStream target) {
        if (target == null) throw new NullPointerException("Null output stream");
        this.console = 0;
        this.target = target;
    }

    public PrintStream(OutputStream target, boolean flushesLines) {
        this(target);
    }

    public PrintStream(OutputStream target, boolean flushesLines, Charset charset) {
        this(Encoder.into(target, charset));
    }

    public PrintStream(OutputStream target, boolean flushesLines, String charsetName)
        throws UnsupportedEncodingException {
        this(target, flushesLines, Encoder.named(charsetName));
    }

    private static native void emit(int console, String text);

    private static native void emitByte(int console, int value);

    private void put(String text) {
        if (target == null) {
            emit(console, text);
        } else {
            byte[] bytes = text.getBytes();
            write(bytes, 0, bytes.length);
        }
    }

    public void write(int value) {
        if (target == null) {
            emitByte(console, value);
        } else {
            try {
                target.write(value);
            } catch (IOException problem) {
                return;
            }
        }
    }

    public void write(byte[] bytes, int from, int count) {
        for (int i = 0; i < count; i++) write(bytes[from + i]);
    }

    public void print(boolean value) {
        put(String.valueOf(value));
    }

    public void print(char value) {
        put(String.valueOf(value));
    }

    public void print(int value) {
        put(String.valueOf(value));
    }

    public void print(long value) {
        put(String.valueOf(value));
    }

    public void print(float value) {
        put(String.valueOf(value));
    }

    public void print(double value) {
        put(String.valueOf(value));
    }

    public void print(char[] value) {
        put(String.valueOf(value));
    }

    public void print(String value) {
        put(String.valueOf((Object) value));
    }

    public void print(Object value) {
        put(String.valueOf(value));
    }

    public void println() {
        put("\n");
    }

    public void println(boolean value) {
        put(value + "\n");
    }

    public void println(char value) {
        put(value + "\n");
    }

    public void println(int value) {
        put(value + "\n");
    }

    public void println(long value) {
        put(value + "\n");
    }

    public void println(float value) {
        put(value + "\n");
    }

    public void println(double value) {
        put(value + "\n");
    }

    public void println(char[] value) {
        put(String.valueOf(value) + "\n");
    }

    public void println(String value) {
        put(value + "\n");
    }

    public void println(Object value) {
        String text = String.valueOf(value);
        put(text + "\n");
    }

    public PrintStream printf(String format, Object... values) {
        return format(format, values);
    }

    public PrintStream printf(Locale locale, String format, Object... values) {
        return format(format, values);
    }

    public PrintStream format(String format, Object... values) {
        put(Formatter.text(format, values));
        return this;
    }

    public PrintStream format(Locale locale, String format, Object... values) {
        return format(format, values);
    }

    public PrintStream append(CharSequence text) {
        print(String.valueOf(text));
        return this;
    }

    public PrintStream append(char character) {
        print(character);
        return this;
    }

    public void flush() {
    }

    public void close() {
    }

    public boolean checkError() {
        return false;
    }
}
