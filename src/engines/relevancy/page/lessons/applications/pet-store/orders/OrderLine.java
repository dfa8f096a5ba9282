/** A number of an item, at the price of the day of the order. */
public class OrderLine {
    private final Item item;
    private final int quantity;
    private final int unitPrice;

    public OrderLine(Item item, int quantity, int unitPrice) {
        this.item = item;
        this.quantity = quantity;
        this.unitPrice = unitPrice;
    }

    public Item getItem() {
        return item;
    }

    public int getQuantity() {
        return quantity;
    }

    public int getUnitPrice() {
        return unitPrice;
    }

    public int getAmount() {
        return unitPrice * quantity;
    }

    /** What the store earns with it, before discounts. */
    public int margin() {
        return (unitPrice - item.getUnitCost()) * quantity;
    }
}
