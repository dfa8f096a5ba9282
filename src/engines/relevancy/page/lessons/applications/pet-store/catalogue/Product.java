import java.util.ArrayList;
import java.util.List;

/** A kind of animal or thing; what can be bought are its items. */
public class Product {
    private final String id;
    private final Category category;
    private final String name;
    private final String description;
    private final List<Item> items = new ArrayList<>();

    public Product(String id, Category category, String name, String description) {
        this.id = id;
        this.category = category;
        this.name = name;
        this.description = description;
    }

    public String getId() {
        return id;
    }

    public Category getCategory() {
        return category;
    }

    public String getName() {
        return name;
    }

    public String getDescription() {
        return description;
    }

    void add(Item item) {
        items.add(item);
    }

    public List<Item> getItems() {
        return items;
    }

    /** The cheapest of its items, or null. */
    public Item cheapest() {
        Item cheapest = null;
        for (Item item : items) {
            if (cheapest == null || item.getListPrice() < cheapest.getListPrice()) {
                cheapest = item;
            }
        }
        return cheapest;
    }
}
