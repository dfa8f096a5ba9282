package java.util.logging;

/** Takes the records of loggers. */
public abstract class Handler {
    private Level level = Level.ALL;
    private Formatter formatter;

    protected Handler() {
    }

    public abstract void publish(LogRecord record);

    public abstract void flush();

    public abstract void close();

    public Level getLevel() {
        return level;
    }

    public void setLevel(Level level) {
        if (level == null) throw new NullPointerException();
        this.level = level;
    }

    public Formatter getFormatter() {
        return formatter;
    }

    public void setFormatter(Formatter formatter) {
        if (formatter == null) throw new NullPointerException();
        this.formatter = formatter;
    }

    public boolean isLoggable(LogRecord record) {
        return record != null && level != Level.OFF && record.getLevel().intValue() >= level.intValue();
    }
}
