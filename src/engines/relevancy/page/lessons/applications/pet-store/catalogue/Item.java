/** What can be bought: one variant of a product with its price. */
public class Item implements Comparable<Item> {
    private final String id;
    private final Product product;
    private final String variant;
    private int listPrice;
    private final int unitCost;
    private final int grams;
    private final String supplierId;

    public Item(String id, Product product, String variant, int listPrice, int unitCost, int grams, String supplierId) {
        this.id = id;
        this.product = product;
        this.variant = variant;
        this.listPrice = listPrice;
        this.unitCost = unitCost;
        this.grams = grams;
        this.supplierId = supplierId;
    }

    public String getId() {
        return id;
    }

    public Product getProduct() {
        return product;
    }

    public String getVariant() {
        return variant;
    }

    public int getListPrice() {
        return listPrice;
    }

    /** Reprices the item; a price below its cost is refused. */
    public boolean reprice(int newPrice) {
        if (newPrice < unitCost) {
            return false;
        }
        listPrice = newPrice;
        return true;
    }

    public int getUnitCost() {
        return unitCost;
    }

    public int getGrams() {
        return grams;
    }

    public String getSupplierId() {
        return supplierId;
    }

    public boolean isLive() {
        return product.getCategory().isLive();
    }

    public String title() {
        return product.getName() + ", " + variant;
    }

    @Override
    public int compareTo(Item other) {
        return id.compareTo(other.id);
    }

    @Override
    public String toString() {
        return id + " " + title();
    }
}
