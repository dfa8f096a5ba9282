package java.util.concurrent;

import java.util.ArrayList;
import java.util.List;

/** Threads that take tasks from a queue. A thread that has nothing to do takes a new task at once. */
public class ThreadPoolExecutor extends AbstractExecutorService {
    private final int core;
    private final int most;
    /** How long a thread stays without a task; 0: until the pool is shut down. */
    private final long keepAlive;
    private final BlockingQueue<Runnable> queue;
    private final ThreadFactory factory;
    private final List<Thread> workers = new ArrayList<>();
    private int active;
    private int largest;
    private long completed;
    private boolean isShutdown;

    public ThreadPoolExecutor(int core, int most, long keepAlive, TimeUnit unit, BlockingQueue<Runnable> queue) {
        this(core, most, keepAlive, unit, queue, Executors.defaultThreadFactory());
    }

    public ThreadPoolExecutor(int core, int most, long keepAlive, TimeUnit unit, BlockingQueue<Runnable> queue,
            ThreadFactory factory) {
        if (core < 0 || most <= 0 || most < core || keepAlive < 0) throw new IllegalArgumentException();
        if (queue == null || factory == null) throw new NullPointerException();
        this.core = core;
        this.most = most;
        this.keepAlive = unit.toMillis(keepAlive);
        this.queue = queue;
        this.factory = factory;
    }

    public void execute(Runnable task) {
        if (task == null) throw new NullPointerException();
        if (isShutdown) throw rejected(task);
        if (workers.size() < core) start(task);
        else if ((core > 0 || active < workers.size()) && queue.offer(task)) handOver();
        else if (workers.size() < most) start(task);
        else throw rejected(task);
    }

    private void handOver() {
        Turns.wake(this);
        Turns.yield();
    }

    private RejectedExecutionException rejected(Runnable task) {
        return new RejectedExecutionException("Task " + task + " rejected from " + this);
    }

    private void start(Runnable first) {
        Thread worker = factory.newThread(new Worker(first));
        workers.add(worker);
        largest = Math.max(largest, workers.size());
        worker.start();
    }

    /** What a thread of the pool does. An exception of a task that was executed ends it. */
    private class Worker implements Runnable {
        private Runnable next;

        Worker(Runnable first) {
            this.next = first;
        }

        public void run() {
            try {
                while (next != null) {
                    Runnable task = next;
                    next = null;
                    perform(task);
                    next = take();
                }
            } finally {
                workers.remove(Thread.currentThread());
                if (workers.size() < core && !queue.isEmpty()) start(queue.poll());
                Turns.wake(ThreadPoolExecutor.this);
            }
        }

        private void perform(Runnable task) {
            active++;
            try {
                task.run();
            } finally {
                active--;
                completed++;
            }
        }
    }

    /** The next task of a thread that has done one; null when there will be none. */
    private Runnable take() {
        boolean isInTime = true;
        while (queue.isEmpty() && !isShutdown && isInTime) {
            if (workers.size() <= core) Turns.pause(this, "task");
            else isInTime = Turns.pause(this, "task", keepAlive);
        }
        return queue.poll();
    }

    public void shutdown() {
        isShutdown = true;
        Turns.wake(this);
    }

    public List<Runnable> shutdownNow() {
        List<Runnable> waiting = new ArrayList<>(queue);
        queue.clear();
        shutdown();
        for (Thread worker : new ArrayList<>(workers)) worker.interrupt();
        return waiting;
    }

    public boolean isShutdown() {
        return isShutdown;
    }

    public boolean isTerminated() {
        return isShutdown && workers.isEmpty();
    }

    public boolean awaitTermination(long time, TimeUnit unit) throws InterruptedException {
        boolean isInTime = true;
        while (!isTerminated() && isInTime) {
            isInTime = Turns.pause(this, "thread", unit.toMillis(time));
            if (Thread.interrupted()) throw new InterruptedException();
        }
        return isTerminated();
    }

    public int getPoolSize() {
        return workers.size();
    }

    public int getCorePoolSize() {
        return core;
    }

    public int getMaximumPoolSize() {
        return most;
    }

    public int getLargestPoolSize() {
        return largest;
    }

    public int getActiveCount() {
        return active;
    }

    public long getCompletedTaskCount() {
        return completed;
    }

    public BlockingQueue<Runnable> getQueue() {
        return queue;
    }
}
