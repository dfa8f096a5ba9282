package java.util.logging;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Takes messages and hands them to its handlers, and to those of the loggers above it. */
public class Logger {
    public static final String GLOBAL_LOGGER_NAME = "global";

    private static final Map<String, Logger> LOGGERS = new HashMap<>();

    private final String name;
    private final List<Handler> handlers = new ArrayList<>();
    private Logger parent;
    private Level level;
    private boolean usesParentHandlers = true;

    protected Logger(String name, String resourceBundleName) {
        this.name = name;
    }

    public static Logger getLogger(String name) {
        Logger known = LOGGERS.get(name.toString());
        if (known != null) return known;
        Logger logger = new Logger(name, null);
        LOGGERS.put(name, logger);
        if (name.isEmpty()) {
            logger.level = Level.INFO;
            logger.addHandler(new ConsoleHandler());
        } else {
            logger.parent = parentOf(name);
        }
        return logger;
    }

    /** The logger of the longest name in front of a dot that there is, else the root. */
    private static Logger parentOf(String name) {
        for (int dot = name.lastIndexOf('.'); dot > 0; dot = name.lastIndexOf('.', dot - 1)) {
            Logger known = LOGGERS.get(name.substring(0, dot));
            if (known != null) return known;
        }
        return getLogger("");
    }

    public static Logger getAnonymousLogger() {
        Logger logger = new Logger(null, null);
        logger.parent = getLogger("");
        return logger;
    }

    public static final Logger getGlobal() {
        return getLogger(GLOBAL_LOGGER_NAME);
    }

    public String getName() {
        return name;
    }

    public Logger getParent() {
        return parent;
    }

    public Level getLevel() {
        return level;
    }

    public void setLevel(Level level) {
        this.level = level;
    }

    public boolean isLoggable(Level level) {
        Logger logger = this;
        while (logger.level == null) logger = logger.parent;
        return logger.level != Level.OFF && level.intValue() >= logger.level.intValue();
    }

    public void addHandler(Handler handler) {
        if (handler == null) throw new NullPointerException();
        handlers.add(handler);
    }

    public void removeHandler(Handler handler) {
        handlers.remove(handler);
    }

    public Handler[] getHandlers() {
        return handlers.toArray(new Handler[0]);
    }

    public boolean getUseParentHandlers() {
        return usesParentHandlers;
    }

    public void setUseParentHandlers(boolean uses) {
        usesParentHandlers = uses;
    }

    public void log(LogRecord record) {
        if (!isLoggable(record.getLevel())) return;
        for (Logger logger = this; logger != null; logger = logger.usesParentHandlers ? logger.parent : null) {
            for (Handler handler : logger.getHandlers()) handler.publish(record);
        }
    }

    private void log(Level level, String message, Object[] parameters, Throwable thrown) {
        LogRecord record = new LogRecord(level, message);
        record.setLoggerName(name);
        record.setParameters(parameters);
        record.setThrown(thrown);
        log(record);
    }

    public void log(Level level, String message) {
        log(level, message, null, null);
    }

    public void log(Level level, Supplier<String> message) {
        if (isLoggable(level)) log(level, message.get());
    }

    public void log(Level level, String message, Object parameter) {
        log(level, message, new Object[] {parameter}, null);
    }

    public void log(Level level, String message, Object[] parameters) {
        log(level, message, parameters, null);
    }

    public void log(Level level, String message, Throwable thrown) {
        log(level, message, null, thrown);
    }

    public void severe(String message) {
        log(Level.SEVERE, message);
    }

    public void warning(String message) {
        log(Level.WARNING, message);
    }

    public void info(String message) {
        log(Level.INFO, message);
    }

    public void config(String message) {
        log(Level.CONFIG, message);
    }

    public void fine(String message) {
        log(Level.FINE, message);
    }

    public void finer(String message) {
        log(Level.FINER, message);
    }

    public void finest(String message) {
        log(Level.FINEST, message);
    }

    public void severe(Supplier<String> message) {
        log(Level.SEVERE, message);
    }

    public void warning(Supplier<String> message) {
        log(Level.WARNING, message);
    }

    public void info(Supplier<String> message) {
        log(Level.INFO, message);
    }

    public void config(Supplier<String> message) {
        log(Level.CONFIG, message);
    }

    public void fine(Supplier<String> message) {
        log(Level.FINE, message);
    }

    public void finer(Supplier<String> message) {
        log(Level.FINER, message);
    }

    public void finest(Supplier<String> message) {
        log(Level.FINEST, message);
    }

    public void entering(String sourceClass, String sourceMethod) {
        log(Level.FINER, "ENTRY");
    }

    public void exiting(String sourceClass, String sourceMethod) {
        log(Level.FINER, "RETURN");
    }

    public void throwing(String sourceClass, String sourceMethod, Throwable thrown) {
        log(Level.FINER, "THROW", thrown);
    }
}
