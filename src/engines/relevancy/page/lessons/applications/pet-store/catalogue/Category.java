import java.util.ArrayList;
import java.util.List;

/** A department of the store. Live animals are shipped and taxed in their own way. */
public class Category {
    private final String id;
    private final String name;
    private final boolean live;
    private final List<Product> products = new ArrayList<>();

    public Category(String id, String name, boolean live) {
        this.id = id;
        this.name = name;
        this.live = live;
    }

    public String getId() {
        return id;
    }

    public String getName() {
        return name;
    }

    public boolean isLive() {
        return live;
    }

    void add(Product product) {
        products.add(product);
    }

    public List<Product> getProducts() {
        return products;
    }

    @Override
    public String toString() {
        return name;
    }
}
