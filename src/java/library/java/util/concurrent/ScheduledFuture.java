package java.util.concurrent;

/** The result of a task that runs later. */
public interface ScheduledFuture<V> extends Future<V> {
}
