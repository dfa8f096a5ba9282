package java.lang;

/** How threads take turns: one runs at a time, until it ends, waits, sleeps or yields. For the library only. */
public final class Turns {
    private Turns() {
    }

    /** Runs the thread; the starter goes on when the thread has ended or waits. */
    static void begin(Thread thread, Thread starter, boolean isDaemon) {
        thread.runToEnd();
    }

    /** The current thread waits until it is woken. The reason is what a deadlock is told with. */
    public static native void pause(Object on, String reason);

    /** The current thread waits until it is woken or the time is over. False if it is. */
    public static boolean pause(Object on, String reason, long milliseconds) {
        pauseFor(on, reason, milliseconds);
        return !hasTimedOut();
    }

    private static native void pauseFor(Object on, String reason, long milliseconds);

    private static native boolean hasTimedOut();

    /** Wakes everything that waits on the object. */
    public static native void wake(Object on);

    public static native void yield();

    static native void sleep(long milliseconds);

    /** Ends the wait of a thread. */
    static native void interrupt(Thread thread);

    static native boolean holdsLock(Object object);

    static native void waitFor(Object object, long milliseconds);

    static native void notify(Object object, boolean isOnlyFirst);
}
