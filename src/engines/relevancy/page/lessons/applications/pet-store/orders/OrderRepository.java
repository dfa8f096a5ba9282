import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All orders, and their rows in the stub database. */
public class OrderRepository {
    private final RecordTable table;
    private final Map<String, Order> orders = new LinkedHashMap<>();

    public OrderRepository(StubDatabase database) {
        this.table = database.table("orders");
    }

    public void add(Order order) {
        orders.put(order.getId(), order);
        table.insert(recordOf(order));
    }

    public void save(Order order) {
        table.update(recordOf(order));
    }

    /** The order of a number, or null. */
    public Order find(String id) {
        return orders.get(id);
    }

    public List<Order> ofCustomer(Customer customer) {
        List<Order> found = new ArrayList<>();
        for (Order order : orders.values()) {
            if (order.getCustomer() == customer) {
                found.add(order);
            }
        }
        return found;
    }

    public List<Order> inStatus(OrderStatus status) {
        List<Order> found = new ArrayList<>();
        for (Order order : orders.values()) {
            if (order.getStatus() == status) {
                found.add(order);
            }
        }
        return found;
    }

    public List<Order> all() {
        return new ArrayList<>(orders.values());
    }

    private Record recordOf(Order order) {
        Record record = new Record(order.getId()).set("customer", order.getCustomer().getId());
        record.set("status", order.getStatus().name());
        record.set("total", order.getPrice().total());
        record.set("day", order.getPlacedOn().getNumber());
        return record;
    }
}
