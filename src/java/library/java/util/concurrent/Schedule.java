package java.util.concurrent;

import java.util.ArrayList;
import java.util.List;

/** Tasks in the order of their times, run by one thread, for tasks take no time. */
class Schedule extends AbstractExecutorService implements ScheduledExecutorService {
    private final ThreadFactory factory;
    private final List<Entry<?>> entries = new ArrayList<>();
    private Thread worker;
    private boolean isShutdown;

    Schedule(int threads, ThreadFactory factory) {
        if (threads < 0) throw new IllegalArgumentException();
        this.factory = factory;
    }

    /** A task, when it runs next, and after how long again; 0: never. */
    private static class Entry<V> extends FutureTask<V> implements ScheduledFuture<V> {
        private final Runnable repeated;
        private final long period;
        private long time;

        Entry(Callable<V> task, long time) {
            super(task);
            this.repeated = null;
            this.period = 0;
            this.time = time;
        }

        Entry(Runnable task, long time, long period) {
            super(task, null);
            this.repeated = task;
            this.period = period;
            this.time = time;
        }

        /** Whether it runs again. An exception ends it. */
        boolean runOnce() {
            if (period > 0 && !isDone()) {
                try {
                    repeated.run();
                    time += period;
                    return !isDone();
                } catch (Throwable exception) {
                    cancel(false);
                    return false;
                }
            }
            run();
            return false;
        }
    }

    private static long millis() {
        return System.currentTimeMillis();
    }

    private <V> ScheduledFuture<V> add(Entry<V> entry) {
        if (isShutdown) throw new RejectedExecutionException();
        int at = entries.size();
        while (at > 0 && entries.get(at - 1).time > entry.time) at--;
        entries.add(at, entry);
        if (worker == null) {
            worker = factory.newThread(this::work);
            worker.start();
        } else {
            Turns.wake(this);
            Turns.yield();
        }
        return entry;
    }

    private void work() {
        while (!isShutdown || !entries.isEmpty()) {
            if (entries.isEmpty()) Turns.pause(this, "task");
            else if (entries.get(0).time > millis()) Turns.pause(this, "task", entries.get(0).time - millis());
            else next();
        }
        worker = null;
        Turns.wake(this);
    }

    private void next() {
        Entry<?> entry = entries.remove(0);
        if (!entry.runOnce() || isShutdown) return;
        int at = entries.size();
        while (at > 0 && entries.get(at - 1).time > entry.time) at--;
        entries.add(at, entry);
    }

    public void execute(Runnable task) {
        add(new Entry<Object>(task, millis(), 0));
    }

    public ScheduledFuture<?> schedule(Runnable task, long delay, TimeUnit unit) {
        return add(new Entry<Object>(task, millis() + unit.toMillis(delay), 0));
    }

    public <V> ScheduledFuture<V> schedule(Callable<V> task, long delay, TimeUnit unit) {
        return add(new Entry<V>(task, millis() + unit.toMillis(delay)));
    }

    public ScheduledFuture<?> scheduleAtFixedRate(Runnable task, long delay, long period, TimeUnit unit) {
        if (period <= 0) throw new IllegalArgumentException();
        return add(new Entry<Object>(task, millis() + unit.toMillis(delay), unit.toMillis(period)));
    }

    public ScheduledFuture<?> scheduleWithFixedDelay(Runnable task, long delay, long period, TimeUnit unit) {
        return scheduleAtFixedRate(task, delay, period, unit);
    }

    /** What repeats ends now; what is still to come once comes. */
    public void shutdown() {
        isShutdown = true;
        for (Entry<?> entry : new ArrayList<>(entries)) {
            if (entry.period > 0) entries.remove(entry);
        }
        Turns.wake(this);
    }

    public List<Runnable> shutdownNow() {
        shutdown();
        List<Runnable> waiting = new ArrayList<>(entries);
        entries.clear();
        if (worker != null) worker.interrupt();
        return waiting;
    }

    public boolean isShutdown() {
        return isShutdown;
    }

    public boolean isTerminated() {
        return isShutdown && worker == null;
    }

    public boolean awaitTermination(long time, TimeUnit unit) throws InterruptedException {
        boolean isInTime = true;
        while (!isTerminated() && isInTime) isInTime = Turns.pause(this, "thread", unit.toMillis(time));
        return isTerminated();
    }
}
