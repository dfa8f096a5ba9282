/** Who buys how much. */
public class CustomerReport extends Report {
    private final CustomerRepository customers;
    private final OrderRepository orders;

    public CustomerReport(CustomerRepository customers, OrderRepository orders) {
        super("Customers");
        this.customers = customers;
        this.orders = orders;
    }

    @Override
    protected TextTable table() {
        TextTable table = new TextTable("Customer", "Orders", "Level", "Points");
        for (Customer customer : customers.all()) {
            LoyaltyAccount loyalty = customer.getLoyalty();
            String count = String.valueOf(orders.ofCustomer(customer).size());
            table.row(customer.toString(), count, loyalty.level().name(), String.valueOf(loyalty.getPoints()));
        }
        return table;
    }

    @Override
    protected String summary() {
        return customers.all().size() + " customers, " + orders.all().size() + " orders";
    }
}
