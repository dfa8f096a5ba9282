package java.util.logging;

/** Makes a text of a record. */
public abstract class Formatter {
    protected Formatter() {
    }

    public abstract String format(LogRecord record);

    /** The message with its parameters in the places of {0}, {1} … */
    public String formatMessage(LogRecord record) {
        String message = record.getMessage();
        Object[] parameters = record.getParameters();
        if (message == null || parameters == null) return message;
        for (int i = 0; i < parameters.length; i++) {
            message = message.replace("{" + i + "}", String.valueOf(parameters[i]));
        }
        return message;
    }
}
