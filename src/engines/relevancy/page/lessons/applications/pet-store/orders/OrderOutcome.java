/** An order that was placed, or the reason why not. */
public class OrderOutcome {
    private final Order order;
    private final String reason;

    private OrderOutcome(Order order, String reason) {
        this.order = order;
        this.reason = reason;
    }

    public static OrderOutcome placed(Order order) {
        return new OrderOutcome(order, "");
    }

    public static OrderOutcome refused(String reason) {
        return new OrderOutcome(null, reason);
    }

    public boolean isPlaced() {
        return order != null;
    }

    public Order getOrder() {
        return order;
    }

    public String getReason() {
        return reason;
    }
}
