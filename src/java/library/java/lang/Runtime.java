package java.lang;

/** The machine that a program runs on: one processor, and the memory that runs are given. */
public class Runtime {
    private static final Runtime CURRENT = new Runtime();
    private static final long MEMORY = 268435456;

    private Runtime() {
    }

    public static Runtime getRuntime() {
        return CURRENT;
    }

    public int availableProcessors() {
        return 1;
    }

    public long maxMemory() {
        return MEMORY;
    }

    public long totalMemory() {
        return MEMORY;
    }

    public long freeMemory() {
        return MEMORY / 2;
    }

    public void gc() {
    }

    public void runFinalization() {
    }

    public void exit(int status) {
        System.exit(status);
    }

    public void halt(int status) {
        System.exit(status);
    }
}
