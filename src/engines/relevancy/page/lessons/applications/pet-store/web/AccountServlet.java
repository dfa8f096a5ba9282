/** The customer's own pages: orders so far, address, bonus points. */
public class AccountServlet extends Servlet {
    private final OrderRepository orders;
    private final CustomerRepository customers;

    public AccountServlet(OrderRepository orders, CustomerRepository customers) {
        super("/account");
        this.orders = orders;
        this.customers = customers;
    }

    @Override
    public boolean needsSignOn() {
        return true;
    }

    @Override
    public void handle(Request request, Response response) {
        Customer customer = request.getSession().getCustomer();
        if (request.field("action").equals("move")) {
            move(customer, request, response);
        }
        if (response.isGood()) {
            show(customer, response);
        }
    }

    private void move(Customer customer, Request request, Response response) {
        Address address = new Address(
            request.field("street"),
            request.field("town"),
            request.field("postcode"),
            request.field("country")
        );
        Problems problems = new AddressValidator().check(address);
        if (problems.isEmpty()) {
            customer.getContact().setAddress(address);
            customers.save(customer);
        } else {
            response.fail(400, problems.toString());
        }
    }

    private void show(Customer customer, Response response) {
        HtmlWriter page = response.getPage();
        page.heading(customer.getContact().fullName());
        page.paragraph(customer.getContact().getAddress().oneLine());
        page.paragraph(customer.getLoyalty().getPoints() + " points, " + customer.getLoyalty().level());
        for (Order order : orders.ofCustomer(customer)) {
            page.row(order.getId(), order.getStatus().name(), Money.show(order.getPrice().total()));
        }
    }
}
