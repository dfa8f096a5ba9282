package java.lang;

/** The root of all classes. */
public class Object {
    public Object() {
    }

    public boolean equals(Object other) {
        return this == other;
    }

    public native int hashCode();

    public String toString() {
        return getClass().getName() + "@" + Integer.toHexString(hashCode());
    }

    public final Class<?> getClass() {
        return new Class<Object>();
    }

    protected Object clone() throws CloneNotSupportedException {
        if (!(this instanceof Cloneable)) throw new CloneNotSupportedException(getClass().getName());
        return this;
    }

    public final void notify() {
        checkLock();
        Turns.notify(this, true);
    }

    public final void notifyAll() {
        checkLock();
        Turns.notify(this, false);
    }

    public final void wait() throws InterruptedException {
        wait(0);
    }

    public final void wait(long milliseconds) throws InterruptedException {
        if (milliseconds < 0) throw new IllegalArgumentException("timeout value is negative");
        checkLock();
        if (Thread.interrupted()) throw new InterruptedException();
        Turns.waitFor(this, milliseconds);
        if (Thread.interrupted()) throw new InterruptedException();
    }

    private void checkLock() {
        if (!Turns.holdsLock(this)) throw new IllegalMonitorStateException("current thread is not owner");
    }
}
