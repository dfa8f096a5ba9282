/** Turns the cart into an order and shows what will be paid. */
public class OrderServlet extends Servlet {
    private final OrderService orders;

    public OrderServlet(OrderService orders) {
        super("/order");
        this.orders = orders;
    }

    @Override
    public boolean needsSignOn() {
        return true;
    }

    @Override
    public void handle(Request request, Response response) {
        Session session = request.getSession();
        if (session.getCart().isEmpty()) {
            response.fail(400, "The cart is empty");
            return;
        }
        OrderRequest wanted = new OrderRequest(
            session.getCustomer(),
            session.getCart(),
            request.field("coupon"),
            request.field("shipping")
        );
        OrderOutcome outcome = orders.place(wanted);
        if (outcome.isPlaced()) {
            session.setLastOrder(outcome.getOrder());
            session.getCart().clear();
            show(outcome.getOrder(), response);
        } else {
            response.fail(409, outcome.getReason());
        }
    }

    private void show(Order order, Response response) {
        HtmlWriter page = response.getPage();
        page.heading("Order " + order.getId());
        for (OrderLine line : order.getLines()) {
            page.row(line.getQuantity() + " x " + line.getItem().title(), Money.show(line.getAmount()));
        }
        page.row("Discount", Money.show(-order.getPrice().getDiscount()));
        page.row("Tax", Money.show(order.getPrice().getTax()));
        page.row("Shipping", Money.show(order.getPrice().getShipping()));
        page.row("To pay", Money.show(order.getPrice().total()));
    }
}
