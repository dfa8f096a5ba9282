package java.util.concurrent.locks;

/** A lock for many that read, or one that writes. */
public interface ReadWriteLock {
    Lock readLock();

    Lock writeLock();
}
