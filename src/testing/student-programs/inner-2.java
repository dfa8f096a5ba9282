import java.util.*;

interface Listener { void onEvent(String name, int value); }

public class Main {
    private final List<Listener> listeners = new ArrayList<>();
    void add(Listener l) { listeners.add(l); }
    void fire(String n, int v) { for (Listener l : new ArrayList<>(listeners)) l.onEvent(n, v); }

    public static void main(String[] args) {
        Main source = new Main();
        int[] total = {0};
        source.add(new Listener() {
            private int calls = 0;
            @Override public void onEvent(String name, int value) {
                calls++;
                System.out.println("anonymous " + calls + ": " + name);
            }
        });
        source.add((name, value) -> total[0] += value);
        class Logger implements Listener {
            final StringBuilder log = new StringBuilder();
            public void onEvent(String n, int v) { log.append(n.charAt(0)).append(v).append(';'); }
        }
        Logger logger = new Logger();
        source.add(logger);
        source.add(logger::onEvent);
        source.fire("click", 3);
        source.fire("move", 4);
        System.out.println(total[0] + " " + logger.log);
        Runnable r = new Runnable() {
            { System.out.println("init"); }
            public void run() { System.out.println(this instanceof Runnable); }
        };
        r.run();
    }
}
