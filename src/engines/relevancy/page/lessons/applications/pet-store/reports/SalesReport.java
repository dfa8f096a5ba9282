/** What was sold, by category. */
public class SalesReport extends Report {
    private final Tally pieces = new Tally();
    private final Tally amounts = new Tally();

    public SalesReport(OrderRepository orders) {
        super("Sales");
        for (Order order : orders.all()) {
            if (order.getStatus() != OrderStatus.CANCELLED) {
                count(order);
            }
        }
    }

    private void count(Order order) {
        for (OrderLine line : order.getLines()) {
            String category = line.getItem().getProduct().getCategory().getName();
            pieces.add(category, line.getQuantity());
            amounts.add(category, line.getAmount());
        }
    }

    @Override
    protected TextTable table() {
        TextTable table = new TextTable("Category", "Pieces", "Amount");
        for (String category : amounts.names()) {
            table.row(category, String.valueOf(pieces.sumOf(category)), Money.show(amounts.sumOf(category)));
        }
        return table;
    }

    @Override
    protected String summary() {
        return "in all " + Money.show(amounts.total()) + ", most of it: " + amounts.largest();
    }
}
