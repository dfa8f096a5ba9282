import java.util.*;

public class Main {
    interface Observer { void update(String topic, double value); }
    static class WeatherStation {
        private static WeatherStation instance;
        private final Map<String, List<Observer>> observers = new HashMap<>();
        private WeatherStation() {}
        static synchronized WeatherStation getInstance() { if (instance == null) instance = new WeatherStation(); return instance; }
        void subscribe(String topic, Observer o) { observers.computeIfAbsent(topic, t -> new ArrayList<>()).add(o); }
        boolean unsubscribe(String topic, Observer o) { return observers.getOrDefault(topic, List.of()).remove(o); }
        void publish(String topic, double v) { observers.getOrDefault(topic, List.of()).forEach(o -> o.update(topic, v)); }
    }
    static class Display implements Observer {
        private final String id; private double last = Double.NaN;
        Display(String id) { this.id = id; }
        @Override public void update(String topic, double value) { last = value; System.out.println(id + " " + topic + "=" + value); }
    }
    static class Average implements Observer {
        private double sum; private int n;
        public void update(String t, double v) { sum += v; n++; }
        double get() { return n == 0 ? 0 : sum / n; }
    }
    public static void main(String[] args) {
        WeatherStation s = WeatherStation.getInstance();
        Display d = new Display("D1"); Average avg = new Average();
        s.subscribe("temp", d); s.subscribe("temp", avg); s.subscribe("wind", d);
        s.publish("temp", 21.5); s.publish("wind", 3); s.unsubscribe("temp", d); s.publish("temp", 19);
        System.out.println(avg.get() + " " + d.last + " " + (s == WeatherStation.getInstance()));
    }
}
