/** How many of an item are on the shelf, and how many of them are reserved. */
public class StockItem {
    private final Item item;
    private int onHand;
    private int reserved;
    private int onOrder;

    public StockItem(Item item, int onHand) {
        this.item = item;
        this.onHand = onHand;
    }

    public Item getItem() {
        return item;
    }

    public int getOnHand() {
        return onHand;
    }

    public int getReserved() {
        return reserved;
    }

    public int getOnOrder() {
        return onOrder;
    }

    /** What can still be sold. */
    public int available() {
        return onHand - reserved;
    }

    void reserve(int quantity) {
        if (quantity > available()) {
            throw new StoreException("not enough of " + item.getId());
        }
        reserved += quantity;
    }

    void release(int quantity) {
        reserved -= Math.min(quantity, reserved);
    }

    void ship(int quantity) {
        reserved -= quantity;
        onHand -= quantity;
    }

    void receive(int quantity) {
        onHand += quantity;
    }

    void ordered(int quantity) {
        onOrder += quantity;
    }

    void arrived(int quantity) {
        onOrder -= quantity;
        onHand += quantity;
    }

    public int worth() {
        return onHand * item.getUnitCost();
    }
}
