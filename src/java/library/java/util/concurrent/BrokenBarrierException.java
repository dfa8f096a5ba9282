package java.util.concurrent;

/** Another thread left the barrier. */
public class BrokenBarrierException extends Exception {
    public BrokenBarrierException() {
        super();
    }

    public BrokenBarrierException(String message) {
        super(message);
    }
}
