import java.util.concurrent.*;

/** Threads that wait for elements; queues that are full. */
public class BlockingQueues {
    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<String> queue = new LinkedBlockingQueue<>();
        Thread producer = new Thread(() -> {
            try {
                for (String s : new String[] {"a", "b", "c", "END"}) queue.put(s);
            } catch (InterruptedException e) { throw new RuntimeException(e); }
        });
        StringBuilder out = new StringBuilder();
        Thread consumer = new Thread(() -> {
            try {
                String s;
                while (!(s = queue.take()).equals("END")) out.append(s);
            } catch (InterruptedException e) { throw new RuntimeException(e); }
        });
        consumer.start();
        producer.start();
        producer.join();
        consumer.join();
        System.out.println(out);
        BlockingQueue<Integer> small = new ArrayBlockingQueue<>(2);
        System.out.println(small.offer(1) + " " + small.offer(2) + " " + small.offer(3) + " " + small.remainingCapacity());
        try { small.add(4); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        System.out.println(small.poll(10, TimeUnit.MILLISECONDS) + " " + small.take() + " " + small.poll());
    }
}
