import java.util.ArrayList;
import java.util.List;

/** What a customer has bought. */
public class Order {
    private final String id;
    private final Customer customer;
    private final Day placedOn;
    private final List<OrderLine> lines = new ArrayList<>();
    private final OrderPrice price;
    private OrderStatus status = OrderStatus.NEW;
    private String receipt = "";

    public Order(String id, Customer customer, Day placedOn, OrderPrice price) {
        this.id = id;
        this.customer = customer;
        this.placedOn = placedOn;
        this.price = price;
    }

    void addLine(OrderLine line) {
        lines.add(line);
    }

    public String getId() {
        return id;
    }

    public Customer getCustomer() {
        return customer;
    }

    public Day getPlacedOn() {
        return placedOn;
    }

    public List<OrderLine> getLines() {
        return lines;
    }

    public OrderPrice getPrice() {
        return price;
    }

    public OrderStatus getStatus() {
        return status;
    }

    /** Goes on to another status; fails when the order may not. */
    public void become(OrderStatus next) {
        if (!status.mayBecome(next)) {
            throw new StoreException("order " + id + " cannot go from " + status + " to " + next);
        }
        status = next;
    }

    public String getReceipt() {
        return receipt;
    }

    void setReceipt(String receipt) {
        this.receipt = receipt;
    }

    public int pieces() {
        int sum = 0;
        for (OrderLine line : lines) {
            sum += line.getQuantity();
        }
        return sum;
    }

    @Override
    public String toString() {
        return id + " " + status + " " + Money.show(price.total());
    }
}
