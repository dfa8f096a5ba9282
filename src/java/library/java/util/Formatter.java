package java.util;

import java.io.Closeable;
import java.io.Flushable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;

/** Writes values as a format says, into a text or wherever characters can be added. */
public final class Formatter implements Closeable, Flushable {
    private Appendable out;
    private IOException problem;

    public Formatter() {
        this(new StringBuilder());
    }

    public Formatter(Locale locale) {
        this();
    }

    public Formatter(Appendable out) {
        this.out = out == null ? new StringBuilder() : out;
    }

    public Formatter(Appendable out, Locale locale) {
        this(out);
    }

    public Formatter(PrintStream out) {
        this.out = Objects.requireNonNull(out);
    }

    public Formatter(OutputStream out) {
        this(new PrintStream(out));
    }

    public Formatter format(String format, Object... values) {
        Appendable target = out();
        try {
            target.append(text(format, values));
        } catch (IOException problem) {
            this.problem = problem;
        }
        return this;
    }

    public Formatter format(Locale locale, String format, Object... values) {
        return format(format, values);
    }

    public Appendable out() {
        if (out == null) throw new FormatterClosedException();
        return out;
    }

    public Locale locale() {
        out();
        return Locale.getDefault();
    }

    public IOException ioException() {
        return problem;
    }

    public String toString() {
        return out().toString();
    }

    public void flush() {
        Appendable target = out();
        if (!(target instanceof Flushable)) return;
        try {
            ((Flushable) target).flush();
        } catch (IOException problem) {
            this.problem = problem;
        }
    }

    public void close() {
        Appendable target = out;
        out = null;
        if (!(target instanceof Closeable)) return;
        try {
            ((Closeable) target).close();
        } catch (IOException problem) {
            this.problem = problem;
        }
    }

    public static String text(String format, Object[] values) {
        return new Run(format, values == null ? new Object[] {null} : values).text();
    }

    /** One walk over a format. */
    private static final class Run {
        private final String format;
        private final Object[] values;
        private int position;
        private int ordinary;
        private int last = -1;

        Run(String format, Object[] values) {
            this.format = format.toString();
            this.values = values;
        }

        String text() {
            StringBuilder text = new StringBuilder();
            while (position < format.length()) {
                char next = format.charAt(position);
                position++;
                if (next == '%') text.append(specifier());
                else text.append(next);
            }
            return text.toString();
        }

        private String specifier() {
            int start = position - 1;
            int argument = argumentIndex();
            String flags = flags();
            int width = number();
            int precision = precision();
            if (position >= format.length()) throw new UnknownFormatConversionException("%");
            char letter = format.charAt(position);
            position++;
            FormatSpecifier specifier =
                new FormatSpecifier(format.substring(start, position), flags, width, precision, letter);
            specifier.check();
            if (letter == 'n') return "\n";
            if (letter == '%') return specifier.pad("%");
            return specifier.show(argument(argument, flags, specifier));
        }

        /** The n of n$, or -1; digits that no $ follows are left for flags and width. */
        private int argumentIndex() {
            int start = position;
            int index = number();
            if (index > 0 && position < format.length() && format.charAt(position) == '$') {
                position++;
                return index - 1;
            }
            position = start;
            return -1;
        }

        private String flags() {
            int start = position;
            while (position < format.length() && "-#+ 0,(<".indexOf(format.charAt(position)) >= 0) position++;
            return format.substring(start, position);
        }

        private int number() {
            int start = position;
            while (position < format.length() && Character.isDigit(format.charAt(position))) position++;
            return start == position ? -1 : Integer.parseInt(format.substring(start, position));
        }

        private int precision() {
            if (position >= format.length() || format.charAt(position) != '.') return -1;
            position++;
            int precision = number();
            if (precision < 0) throw new UnknownFormatConversionException(".");
            return precision;
        }

        private Object argument(int index, String flags, FormatSpecifier specifier) {
            if (index >= 0) last = index;
            else if (flags.indexOf('<') < 0) last = ordinary++;
            if (last < 0 || last >= values.length) throw new MissingFormatArgumentException(specifier.text());
            return values[last];
        }
    }
}
