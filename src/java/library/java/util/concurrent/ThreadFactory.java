package java.util.concurrent;

/** Makes the threads of a pool. */
public interface ThreadFactory {
    Thread newThread(Runnable body);
}
