import java.util.ArrayList;
import java.util.List;

/** An event source whose listeners are inner, anonymous and lambda objects. */
public class Callbacks {
    interface Listener {
        void onEvent(Source source, int value);
    }

    static class Source {
        private final List<Listener> listeners = new ArrayList<>();
        final String name;

        Source(String name) {
            this.name = name;
        }

        Source on(Listener l) {
            listeners.add(l);
            return this;
        }

        void off(Listener l) {
            listeners.remove(l);
        }

        void fire(int value) {
            for (Listener l : new ArrayList<>(listeners)) {
                l.onEvent(this, value);
            }
        }
    }

    private int sum = 0;
    private final StringBuilder log = new StringBuilder();

    private class Adder implements Listener {
        private int seen;

        @Override
        public void onEvent(Source source, int value) {
            sum += value;
            log.append(source.name).append(++seen).append(' ');
        }
    }

    private void record(Source source, int value) {
        log.append("ref").append(value).append(' ');
    }

    void run() {
        Source a = new Source("a");
        Source b = new Source("b");
        Adder adder = new Adder();
        a.on(adder).on(this::record);
        b.on(adder).on((s, v) -> log.append(s == b).append(v).append(' '));
        b.on(new Listener() {
            private boolean once = true;

            @Override
            public void onEvent(Source source, int value) {
                if (once) {
                    once = false;
                    source.off(this);
                    a.fire(value * 10);
                }
            }
        });
        a.fire(1);
        b.fire(2);
        b.fire(3);
        System.out.println(sum + " " + log);
        a.off(adder);
        a.fire(4);
        System.out.println(sum + " " + log);
    }

    public static void main(String[] args) {
        new Callbacks().run();
    }
}
