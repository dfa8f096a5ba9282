package java.lang;

/** A thread. It runs to its end inside of start: one of the orders that Java allows, and always the same. */
public class Thread implements Runnable {
    public static final int MIN_PRIORITY = 1;
    public static final int NORM_PRIORITY = 5;
    public static final int MAX_PRIORITY = 10;

    private static Thread current;
    private static int unnamed;
    private static long made;

    private final Runnable target;
    private final long id;
    private String name;
    private int priority = NORM_PRIORITY;
    private boolean isDaemon;
    private boolean isStarted;
    private boolean isRunning;
    private boolean isInterrupted;
    private UncaughtExceptionHandler handler;

    /** Is told of the exception that ended a thread. */
    @FunctionalInterface
    public interface UncaughtExceptionHandler {
        void uncaughtException(Thread thread, Throwable exception);
    }

    public Thread() {
        this(null, nextName());
    }

    public Thread(Runnable target) {
        this(target, nextName());
    }

    public Thread(String name) {
        this(null, name);
    }

    public Thread(Runnable target, String name) {
        if (name == null) throw new NullPointerException("name cannot be null");
        this.target = target;
        this.name = name;
        made++;
        this.id = made;
    }

    private static String nextName() {
        return "Thread-" + unnamed++;
    }

    public static Thread currentThread() {
        if (current == null) current = new Thread(null, "main");
        return current;
    }

    public static void sleep(long milliseconds) throws InterruptedException {
        if (milliseconds < 0) throw new IllegalArgumentException("timeout value is negative");
    }

    public static void yield() {
    }

    public static void onSpinWait() {
    }

    public static boolean interrupted() {
        Thread thread = currentThread();
        boolean was = thread.isInterrupted;
        thread.isInterrupted = false;
        return was;
    }

    public void run() {
        if (target != null) target.run();
    }

    public void start() {
        if (isStarted) throw new IllegalThreadStateException();
        Thread before = currentThread();
        isStarted = true;
        isRunning = true;
        current = this;
        try {
            run();
        } catch (Throwable exception) {
            end(exception);
        } finally {
            isRunning = false;
            current = before;
        }
    }

    private void end(Throwable exception) {
        if (handler != null) {
            handler.uncaughtException(this, exception);
        } else {
            System.err.print("Exception in thread \"" + name + "\" ");
            exception.printStackTrace();
        }
    }

    public final void join() throws InterruptedException {
    }

    public final void join(long milliseconds) throws InterruptedException {
    }

    public void interrupt() {
        isInterrupted = true;
    }

    public boolean isInterrupted() {
        return isInterrupted;
    }

    public final boolean isAlive() {
        return isRunning;
    }

    public final String getName() {
        return name;
    }

    public final void setName(String name) {
        if (name == null) throw new NullPointerException("name cannot be null");
        this.name = name;
    }

    public long getId() {
        return id;
    }

    public final int getPriority() {
        return priority;
    }

    public final void setPriority(int priority) {
        if (priority < MIN_PRIORITY || priority > MAX_PRIORITY) throw new IllegalArgumentException();
        this.priority = priority;
    }

    public final boolean isDaemon() {
        return isDaemon;
    }

    public final void setDaemon(boolean isDaemon) {
        this.isDaemon = isDaemon;
    }

    public void setUncaughtExceptionHandler(UncaughtExceptionHandler handler) {
        this.handler = handler;
    }

    public String toString() {
        return "Thread[" + name + "," + priority + ",main]";
    }
}
