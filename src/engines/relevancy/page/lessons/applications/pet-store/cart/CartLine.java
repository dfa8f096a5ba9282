/** A number of an item in a cart. */
public class CartLine {
    private final Item item;
    private int quantity;

    public CartLine(Item item, int quantity) {
        this.item = item;
        this.quantity = quantity;
    }

    public Item getItem() {
        return item;
    }

    public int getQuantity() {
        return quantity;
    }

    void setQuantity(int quantity) {
        this.quantity = quantity;
    }

    /** Before any discount. */
    public int listTotal() {
        return item.getListPrice() * quantity;
    }

    public int grams() {
        return item.getGrams() * quantity;
    }
}
