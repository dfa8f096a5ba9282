class Worker extends Thread {
    private final int id;
    private int result;
    Worker(int id) { super("worker-" + id); this.id = id; }
    @Override public void run() { result = id * id; System.out.println(getName() + " runs"); }
    int result() { return result; }
}

/** A thread before, while and after it runs; it runs once. */
public class ThreadLife {
    public static void main(String[] args) throws InterruptedException {
        int sum = 0;
        for (int i = 1; i <= 3; i++) {
            Worker w = new Worker(i);
            System.out.println(w.isAlive() + " " + w.getState());
            w.start();
            w.join();
            System.out.println(w.isAlive() + " " + w.getState());
            sum += w.result();
        }
        System.out.println(sum);
        Worker again = new Worker(9);
        again.start();
        again.join();
        try { again.start(); } catch (IllegalThreadStateException e) { System.out.println("again: " + e.getMessage()); }
    }
}
