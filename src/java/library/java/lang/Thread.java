package java.lang;

import java.util.Map;

/**
 * A thread. It runs at once when it is started, until it ends or waits: one of the orders that Java allows,
 * and always the same.
 */
public class Thread implements Runnable {
    public static final int MIN_PRIORITY = 1;
    public static final int NORM_PRIORITY = 5;
    public static final int MAX_PRIORITY = 10;

    private static Thread current;
    private static UncaughtExceptionHandler defaultHandler;
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
    /** What this thread has of each ThreadLocal. */
    Map<Object, Object> locals;

    /** How far a thread is. */
    public enum State { NEW, RUNNABLE, BLOCKED, WAITING, TIMED_WAITING, TERMINATED }

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
        if (current == null) {
            current = new Thread(null, "main");
            current.isStarted = true;
            current.isRunning = true;
        }
        return current;
    }

    public static void sleep(long milliseconds) throws InterruptedException {
        if (milliseconds < 0) throw new IllegalArgumentException("timeout value is negative");
        checkInterrupted("sleep interrupted");
        Turns.sleep(milliseconds);
        checkInterrupted("sleep interrupted");
    }

    public static void sleep(long milliseconds, int nanoseconds) throws InterruptedException {
        sleep(milliseconds);
    }

    private static void checkInterrupted(String message) throws InterruptedException {
        if (interrupted()) throw new InterruptedException(message);
    }

    public static void yield() {
        Turns.yield();
    }

    public static void onSpinWait() {
        Turns.yield();
    }

    public static boolean holdsLock(Object object) {
        if (object == null) throw new NullPointerException();
        return Turns.holdsLock(object);
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
        isStarted = true;
        isRunning = true;
        Turns.begin(this, currentThread(), isDaemon);
    }

    /** The whole life of the thread. */
    final void runToEnd() {
        current = this;
        try {
            run();
        } catch (Throwable exception) {
            end(exception);
        }
        isRunning = false;
        locals = null;
        Turns.wake(this);
    }

    /** What a handler of exceptions throws itself is lost. */
    private void end(Throwable exception) {
        UncaughtExceptionHandler last = handler == null ? defaultHandler : handler;
        if (last == null) {
            System.err.print("Exception in thread \"" + name + "\" ");
            exception.printStackTrace();
            return;
        }
        try {
            last.uncaughtException(this, exception);
        } catch (Throwable lost) {
            isRunning = false;
        }
    }

    public final void join() throws InterruptedException {
        join(0);
    }

    public final void join(long milliseconds) throws InterruptedException {
        if (milliseconds < 0) throw new IllegalArgumentException("timeout value is negative");
        checkInterrupted(null);
        if (!isRunning) return;
        if (milliseconds == 0) Turns.pause(this, "thread");
        else Turns.pause(this, "thread", milliseconds);
        checkInterrupted(null);
    }

    public void interrupt() {
        if (!isRunning && this != current) return;
        isInterrupted = true;
        Turns.interrupt(this);
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

    public final long threadId() {
        return id;
    }

    public State getState() {
        if (!isStarted) return State.NEW;
        if (!isRunning) return State.TERMINATED;
        return this == current ? State.RUNNABLE : State.WAITING;
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
        if (isRunning) throw new IllegalThreadStateException();
        this.isDaemon = isDaemon;
    }

    public void setUncaughtExceptionHandler(UncaughtExceptionHandler handler) {
        this.handler = handler;
    }

    public static void setDefaultUncaughtExceptionHandler(UncaughtExceptionHandler handler) {
        defaultHandler = handler;
    }

    public String toString() {
        return "Thread[" + name + "," + priority + (isStarted && !isRunning ? ",]" : ",main]");
    }
}
