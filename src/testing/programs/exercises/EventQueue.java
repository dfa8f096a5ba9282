import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/** A discrete event simulation of a shop with one cashier. */
public class EventQueue {
    static abstract class Event {
        private static int sequence = 0;
        final int time;
        final int number = sequence++;

        Event(int time) {
            this.time = time;
        }

        abstract void happen(EventQueue simulation);

        @Override
        public String toString() {
            return String.format("%3d %s", time, getClass().getSimpleName());
        }
    }

    static class Customer {
        final String name;
        final int items;

        Customer(String name, int items) {
            this.name = name;
            this.items = items;
        }
    }

    static class Arrival extends Event {
        private final Customer customer;

        Arrival(int time, Customer customer) {
            super(time);
            this.customer = customer;
        }

        @Override
        void happen(EventQueue s) {
            s.log(this, customer.name);
            s.waiting.add(customer);
            if (!s.busy) {
                s.serveNext();
            }
        }
    }

    class Departure extends Event {
        private final Customer customer;

        Departure(int delay, Customer customer) {
            super(clock + delay);
            this.customer = customer;
        }

        @Override
        void happen(EventQueue s) {
            log(this, customer.name);
            busy = false;
            served++;
            serveNext();
        }
    }

    private final PriorityQueue<Event> events =
        new PriorityQueue<>(Comparator.<Event>comparingInt(e -> e.time).thenComparingInt(e -> e.number));
    private final List<Customer> waiting = new ArrayList<>();
    private boolean busy;
    private int clock;
    private int served;
    private int longest;

    void schedule(Event e) {
        if (e.time < clock) {
            throw new IllegalArgumentException("in the past: " + e);
        }
        events.add(e);
    }

    private void serveNext() {
        longest = Math.max(longest, waiting.size());
        if (!waiting.isEmpty()) {
            busy = true;
            Customer c = waiting.remove(0);
            schedule(new Departure(c.items * 2 + 1, c));
        }
    }

    void log(Event e, String text) {
        System.out.println(e + " " + text + (waiting.isEmpty() ? "" : " (" + waiting.size() + " waiting)"));
    }

    void run(int until) {
        while (!events.isEmpty() && events.peek().time <= until) {
            Event e = events.poll();
            clock = e.time;
            e.happen(this);
        }
    }

    public static void main(String[] args) {
        EventQueue shop = new EventQueue();
        String[] names = {"Ann", "Bob", "Cid", "Dee", "Eve"};
        int[] times = {0, 3, 3, 4, 40};
        for (int i = names.length - 1; i >= 0; i--) {
            shop.schedule(new Arrival(times[i], new Customer(names[i], (i * 7 + 3) % 5)));
        }
        shop.schedule(new Event(10) {
            @Override
            void happen(EventQueue s) {
                s.log(this, "tick");
                System.out.println("break at " + time + ", served " + s.served);
            }
        });
        shop.run(20);
        System.out.println("-- until 20");
        shop.run(100);
        System.out.println(shop.served + " " + shop.longest + " " + shop.clock);
        try {
            shop.schedule(new Arrival(5, new Customer("late", 1)));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
