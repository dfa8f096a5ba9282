import java.util.concurrent.atomic.*;

/** Atomic numbers, references and arrays. */
public class Atomics {
    public static void main(String[] args) {
        AtomicInteger i = new AtomicInteger(5);
        System.out.println(i.incrementAndGet() + " " + i.getAndIncrement() + " " + i.addAndGet(10) + " " + i.decrementAndGet() + " " + i);
        System.out.println(i.compareAndSet(16, 3) + " " + i.compareAndSet(16, 4) + " " + i.get());
        System.out.println(i.updateAndGet(x -> x * 2) + " " + i.getAndUpdate(x -> x + 1) + " " + i.accumulateAndGet(4, Math::max));
        AtomicLong l = new AtomicLong();
        l.set(1L << 40); l.addAndGet(2);
        System.out.println(l.get() + " " + l.intValue());
        AtomicBoolean b = new AtomicBoolean();
        System.out.println(b.getAndSet(true) + " " + b.get() + " " + b);
        AtomicReference<String> r = new AtomicReference<>("x");
        r.updateAndGet(s -> s + "y");
        System.out.println(r.get() + r.compareAndSet("z", "w") + r);
        AtomicIntegerArray arr = new AtomicIntegerArray(3);
        arr.incrementAndGet(1); arr.addAndGet(2, 5);
        System.out.println(arr + " " + arr.length());
        LongAdder adder = new LongAdder();
        adder.add(4); adder.increment();
        System.out.println(adder.sum() + " " + adder);
    }
}
