import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Observers of several kinds on a weather station. */
public class Observer {
    interface Listener<E> {
        void handle(E event);
    }

    static class Subject<E> {
        private final List<Listener<? super E>> listeners = new ArrayList<>();

        void attach(Listener<? super E> l) {
            listeners.add(l);
        }

        boolean detach(Listener<? super E> l) {
            return listeners.remove(l);
        }

        protected void emit(E event) {
            for (Listener<? super E> l : List.copyOf(listeners)) {
                l.handle(event);
            }
        }
    }

    record Reading(String place, double degrees) {
    }

    static class Station extends Subject<Reading> {
        private final String place;
        private double last = Double.NaN;

        Station(String place) {
            this.place = place;
        }

        void measure(double degrees) {
            if (degrees != last) {
                last = degrees;
                emit(new Reading(place, degrees));
            }
        }
    }

    static class Average implements Listener<Reading> {
        private final Map<String, double[]> sums = new LinkedHashMap<>();

        @Override
        public void handle(Reading r) {
            double[] s = sums.computeIfAbsent(r.place(), k -> new double[2]);
            s[0] += r.degrees();
            s[1]++;
        }

        void print() {
            sums.forEach((place, s) -> System.out.printf("%s %.2f%n", place, s[0] / s[1]));
        }
    }

    static class Alarm implements Listener<Reading> {
        private final double limit;
        private final Consumer<String> output;
        private Station station;

        Alarm(double limit, Station station, Consumer<String> output) {
            this.limit = limit;
            this.station = station;
            this.output = output;
            station.attach(this);
        }

        @Override
        public void handle(Reading r) {
            if (r.degrees() > limit) {
                output.accept("ALARM " + r);
                station.detach(this);
            }
        }
    }

    public static void main(String[] args) {
        Station north = new Station("north");
        Station south = new Station("south");
        Average average = new Average();
        north.attach(average);
        south.attach(average);
        List<String> messages = new ArrayList<>();
        new Alarm(30, south, messages::add);
        Listener<Object> any = o -> System.out.println("any: " + o);
        north.attach(any);
        for (double d : new double[] {10, 10, 12.5, 31}) {
            north.measure(d);
            south.measure(d + 9);
        }
        System.out.println(north.detach(any) + " " + north.detach(any));
        north.measure(0);
        average.print();
        System.out.println(messages);
    }
}
