/** What the store earns with each supplier's goods. */
public class MarginReport extends Report {
    private final SupplierDirectory suppliers;
    private final Tally margins = new Tally();

    public MarginReport(OrderRepository orders, SupplierDirectory suppliers) {
        super("Margins");
        this.suppliers = suppliers;
        for (Order order : orders.all()) {
            if (order.getStatus() != OrderStatus.CANCELLED) {
                for (OrderLine line : order.getLines()) {
                    margins.add(line.getItem().getSupplierId(), line.margin());
                }
            }
        }
    }

    @Override
    protected TextTable table() {
        TextTable table = new TextTable("Supplier", "Margin", "Bought for");
        for (Supplier supplier : suppliers.all()) {
            String margin = Money.show(margins.sumOf(supplier.getId()));
            table.row(supplier.getName(), margin, Money.show(supplier.getBought()));
        }
        return table;
    }

    @Override
    protected String summary() {
        return "earned before discounts: " + Money.show(margins.total());
    }
}
