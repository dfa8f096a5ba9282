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
    }

    public final void notifyAll() {
    }

    public final void wait() throws InterruptedException {
    }

    public final void wait(long milliseconds) throws InterruptedException {
    }
}
