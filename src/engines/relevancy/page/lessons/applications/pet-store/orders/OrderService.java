/** Takes orders: reserve the goods, price them, collect the money. Nothing is left over of an order that fails. */
public class OrderService {
    private final Inventory inventory;
    private final ShippingService shipping;
    private final PriceCalculator calculator;
    private final Cashier cashier;
    private final OrderRepository orders;
    private final OrderEvents events;
    private final Calendar calendar;
    private final KeyGenerator keys = new KeyGenerator("O", 1001);

    public OrderService(
        Inventory inventory,
        ShippingService shipping,
        PriceCalculator calculator,
        Cashier cashier,
        OrderRepository orders,
        OrderEvents events,
        Calendar calendar
    ) {
        this.inventory = inventory;
        this.shipping = shipping;
        this.calculator = calculator;
        this.cashier = cashier;
        this.orders = orders;
        this.events = events;
        this.calendar = calendar;
    }

    public OrderOutcome place(OrderRequest request) {
        Cart cart = request.getCart();
        Customer customer = request.getCustomer();
        String country = customer.getContact().getAddress().getCountry();
        ShippingQuote quote = shipping.quote(cart, country, request.getShipping());
        if (!quote.isPossible()) {
            return OrderOutcome.refused(quote.getRefusal());
        }
        String missing = inventory.firstMissing(cart);
        if (missing != null) {
            return OrderOutcome.refused("sold out: " + missing);
        }
        PricingRequest pricing = new PricingRequest(cart, customer, request.getCoupon(), calendar.today());
        OrderPrice price = calculator.price(pricing, quote.getPrice(), country);
        PaymentResult payment = cashier.collect(customer, price.total());
        if (!payment.isAccepted()) {
            return OrderOutcome.refused(payment.getRefusal());
        }
        return OrderOutcome.placed(create(request, price, payment.getReceipt()));
    }

    private Order create(OrderRequest request, OrderPrice price, String receipt) {
        Order order = new Order(keys.next(), request.getCustomer(), calendar.today(), price);
        for (CartLine line : request.getCart().getLines()) {
            order.addLine(new OrderLine(line.getItem(), line.getQuantity(), line.getItem().getListPrice()));
            inventory.reserve(line.getItem(), line.getQuantity());
        }
        order.setReceipt(receipt);
        orders.add(order);
        events.publish(order);
        return order;
    }

    /** Cancels an order that is not packed yet: the goods go back to the shelf, the money to the customer. */
    public boolean cancel(Order order) {
        if (!order.getStatus().mayBecome(OrderStatus.CANCELLED)) {
            return false;
        }
        for (OrderLine line : order.getLines()) {
            inventory.release(line.getItem(), line.getQuantity());
        }
        cashier.refund(order.getCustomer(), order.getReceipt(), order.getPrice().total());
        order.become(OrderStatus.CANCELLED);
        orders.save(order);
        events.publish(order);
        return true;
    }
}
