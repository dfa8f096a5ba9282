/** An uncaught exception with causes and a suppressed exception. */
public class UncaughtCause {
    static class ConfigException extends RuntimeException {
        ConfigException(String message, Throwable cause) {
            super(message, cause);
        }
    }

    static class Port implements AutoCloseable {
        @Override
        public void close() {
            throw new IllegalStateException("port stuck");
        }
    }

    static void read(String key) {
        try {
            parse(key);
        } catch (IllegalArgumentException e) {
            throw new ConfigException("cannot read " + key, e);
        }
    }

    static void parse(String key) {
        if (key.length() < 5) {
            throw new IllegalArgumentException("key too short: " + key);
        }
    }

    static void load() {
        try (Port p = new Port()) {
            read("length");
            read("size");
        }
    }

    public static void main(String[] args) {
        System.out.println("loading");
        load();
    }
}
