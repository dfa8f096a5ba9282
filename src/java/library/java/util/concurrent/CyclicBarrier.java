package java.util.concurrent;

/** Threads that wait for one another. */
public class CyclicBarrier {
    private final int parties;
    private final Runnable action;
    private int waiting;
    private int round;
    private boolean isBroken;

    public CyclicBarrier(int parties) {
        this(parties, null);
    }

    public CyclicBarrier(int parties, Runnable action) {
        if (parties <= 0) throw new IllegalArgumentException();
        this.parties = parties;
        this.action = action;
    }

    /** How many were still to come. */
    public int await() throws InterruptedException, BrokenBarrierException {
        if (isBroken) throw new BrokenBarrierException();
        waiting++;
        int index = parties - waiting;
        if (index == 0) {
            if (action != null) action.run();
            open();
            return 0;
        }
        int mine = round;
        while (mine == round && !isBroken) {
            Turns.pause(this, "barrier");
            if (Thread.interrupted()) {
                isBroken = true;
                Turns.wake(this);
                throw new InterruptedException();
            }
        }
        if (isBroken && mine == round) throw new BrokenBarrierException();
        return index;
    }

    private void open() {
        waiting = 0;
        round++;
        Turns.wake(this);
    }

    public void reset() {
        isBroken = false;
        open();
    }

    public int getParties() {
        return parties;
    }

    public int getNumberWaiting() {
        return waiting;
    }

    public boolean isBroken() {
        return isBroken;
    }
}
