/** Takes goods back within two weeks; animals are not taken back, and shipping is not paid back. */
public class ReturnDesk {
    private static final int DAYS = 14;

    private final Calendar calendar;
    private final Inventory inventory;
    private final Cashier cashier;
    private final OrderRepository orders;
    private final OrderEvents events;

    public ReturnDesk(
        Calendar calendar,
        Inventory inventory,
        Cashier cashier,
        OrderRepository orders,
        OrderEvents events
    ) {
        this.calendar = calendar;
        this.inventory = inventory;
        this.cashier = cashier;
        this.orders = orders;
        this.events = events;
    }

    /** The amount paid back; 0 when the order cannot be returned. */
    public int takeBack(Order order) {
        if (!mayReturn(order)) {
            return 0;
        }
        for (OrderLine line : order.getLines()) {
            inventory.receive(line.getItem(), line.getQuantity(), "returned with " + order.getId());
        }
        OrderPrice price = order.getPrice();
        int amount = price.getGoods() - price.getDiscount();
        cashier.refund(order.getCustomer(), order.getReceipt(), amount);
        order.become(OrderStatus.RETURNED);
        orders.save(order);
        events.publish(order);
        return amount;
    }

    private boolean mayReturn(Order order) {
        if (order.getStatus() != OrderStatus.SENT) {
            return false;
        }
        for (OrderLine line : order.getLines()) {
            if (line.getItem().isLive()) {
                return false;
            }
        }
        return order.getPlacedOn().daysUntil(calendar.today()) <= DAYS;
    }
}
