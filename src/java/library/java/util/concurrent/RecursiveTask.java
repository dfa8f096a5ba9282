package java.util.concurrent;

/** A part of a computation with a result. */
public abstract class RecursiveTask<V> extends ForkJoinTask<V> {
    private V result;

    public RecursiveTask() {
    }

    protected abstract V compute();

    void perform() {
        result = compute();
    }

    public V getRawResult() {
        return result;
    }
}
