import java.util.ArrayList;
import java.util.List;

/** Tells the listeners, in the order in which they came. */
public class OrderEvents {
    private final List<OrderListener> listeners = new ArrayList<>();

    public void subscribe(OrderListener listener) {
        listeners.add(listener);
    }

    public void publish(Order order) {
        for (OrderListener listener : listeners) {
            listener.changed(order);
        }
    }
}
