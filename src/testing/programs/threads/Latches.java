import java.util.concurrent.*;

/** CountDownLatch and Semaphore. */
public class Latches {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(3);
        StringBuffer sb = new StringBuffer();
        for (int i = 0; i < 3; i++) {
            int id = i;
            new Thread(() -> { synchronized (sb) { sb.append("x"); } latch.countDown(); }).start();
        }
        latch.await();
        System.out.println(sb + " " + latch.getCount());
        Semaphore s = new Semaphore(2);
        s.acquire(); s.acquire();
        System.out.println(s.tryAcquire() + " " + s.availablePermits());
        s.release();
        System.out.println(s.tryAcquire() + " " + s.availablePermits());
    }
}
