package java.util.logging;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Date;

/** A line with date and logger, a line with level and message, then the stack trace. */
public class SimpleFormatter extends Formatter {
    public SimpleFormatter() {
    }

    public String format(LogRecord record) {
        String head = new Date(record.getMillis()) + " " + record.getLoggerName();
        String text = head + "\n" + record.getLevel() + ": " + formatMessage(record) + "\n";
        if (record.getThrown() == null) return text;
        StringWriter trace = new StringWriter();
        record.getThrown().printStackTrace(new PrintWriter(trace));
        return text + trace;
    }
}
