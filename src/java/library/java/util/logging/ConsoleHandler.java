package java.util.logging;

/** Writes records to the error output. */
public class ConsoleHandler extends Handler {
    public ConsoleHandler() {
        setLevel(Level.INFO);
        setFormatter(new SimpleFormatter());
    }

    public void publish(LogRecord record) {
        if (isLoggable(record)) System.err.print(getFormatter().format(record));
    }

    public void flush() {
    }

    public void close() {
    }
}
