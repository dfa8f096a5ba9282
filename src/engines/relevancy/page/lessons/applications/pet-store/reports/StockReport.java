/** What is on the shelves, what is promised, and what is on its way. */
public class StockReport extends Report {
    private final Inventory inventory;
    private final boolean onlyShort;

    public StockReport(Inventory inventory, boolean onlyShort) {
        super("Stock");
        this.inventory = inventory;
        this.onlyShort = onlyShort;
    }

    @Override
    protected TextTable table() {
        TextTable table = new TextTable("Item", "Shelf", "Promised", "Coming");
        for (StockItem stock : inventory.all()) {
            if (!onlyShort || stock.available() + stock.getOnOrder() < 3) {
                table.row(
                    stock.getItem().getId(),
                    String.valueOf(stock.getOnHand()),
                    String.valueOf(stock.getReserved()),
                    String.valueOf(stock.getOnOrder())
                );
            }
        }
        return table;
    }

    @Override
    protected String summary() {
        return "worth " + Money.show(inventory.worth()) + ", " + inventory.getMovements().size() + " movements";
    }
}
