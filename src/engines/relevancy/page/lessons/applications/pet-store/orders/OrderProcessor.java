/** The back office: approves, packs and sends, a day's work at a time. */
public class OrderProcessor {
    private final OrderRepository orders;
    private final Inventory inventory;
    private final ApprovalPolicy policy;
    private final OrderEvents events;

    public OrderProcessor(OrderRepository orders, Inventory inventory, ApprovalPolicy policy, OrderEvents events) {
        this.orders = orders;
        this.inventory = inventory;
        this.policy = policy;
        this.events = events;
    }

    public void work() {
        for (Order order : orders.inStatus(OrderStatus.PACKED)) {
            advance(order, OrderStatus.SENT);
        }
        for (Order order : orders.inStatus(OrderStatus.APPROVED)) {
            pack(order);
        }
        for (Order order : orders.inStatus(OrderStatus.NEW)) {
            advance(order, policy.needsApproval(order) ? OrderStatus.WAITING : OrderStatus.APPROVED);
        }
    }

    /** What the office does with the orders that wait. */
    public int approveWaiting() {
        int count = 0;
        for (Order order : orders.inStatus(OrderStatus.WAITING)) {
            advance(order, OrderStatus.APPROVED);
            count++;
        }
        return count;
    }

    private void pack(Order order) {
        for (OrderLine line : order.getLines()) {
            inventory.ship(line.getItem(), line.getQuantity());
        }
        advance(order, OrderStatus.PACKED);
    }

    private void advance(Order order, OrderStatus next) {
        order.become(next);
        orders.save(order);
        events.publish(order);
    }
}
