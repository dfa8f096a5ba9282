/** A number of an item that the store buys. */
public class PurchaseOrderLine {
    private final Item item;
    private final int quantity;

    public PurchaseOrderLine(Item item, int quantity) {
        this.item = item;
        this.quantity = quantity;
    }

    public Item getItem() {
        return item;
    }

    public int getQuantity() {
        return quantity;
    }

    public int cost() {
        return item.getUnitCost() * quantity;
    }
}
