package java.util.concurrent;

/** A part of a computation without a result. */
public abstract class RecursiveAction extends ForkJoinTask<Void> {
    public RecursiveAction() {
    }

    protected abstract void compute();

    void perform() {
        compute();
    }

    public Void getRawResult() {
        return null;
    }
}
