import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Everything the store sells, with its index for the search. */
public class Catalogue {
    private final Map<String, Category> categories = new LinkedHashMap<>();
    private final Map<String, Product> products = new LinkedHashMap<>();
    private final Map<String, Item> items = new LinkedHashMap<>();
    private final SearchIndex index = new SearchIndex();

    public static Catalogue from(CatalogueSource source) {
        Catalogue catalogue = new Catalogue();
        source.load(catalogue);
        return catalogue;
    }

    void add(Category category) {
        categories.put(category.getId(), category);
    }

    void add(Product product) {
        product.getCategory().add(product);
        products.put(product.getId(), product);
    }

    void add(Item item) {
        item.getProduct().add(item);
        items.put(item.getId(), item);
        index.add(item);
    }

    public Category findCategory(String id) {
        return categories.get(id);
    }

    public Product findProduct(String id) {
        return products.get(id);
    }

    /** The item of a number, or null. */
    public Item findItem(String id) {
        return items.get(id);
    }

    public List<Category> getCategories() {
        return new ArrayList<>(categories.values());
    }

    public List<Product> productsOf(Category category) {
        return category.getProducts();
    }

    public List<Item> getItems() {
        return new ArrayList<>(items.values());
    }

    public SearchResult search(SearchQuery query) {
        return index.search(query);
    }

    public int size() {
        return items.size();
    }
}
