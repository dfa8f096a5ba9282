/** Reads categories, products and items from the stub database. */
public class DatabaseCatalogueSource implements CatalogueSource {
    private final StubDatabase database;

    public DatabaseCatalogueSource(StubDatabase database) {
        this.database = database;
    }

    @Override
    public void load(Catalogue catalogue) {
        for (Record record : database.table("categories").all()) {
            boolean live = record.get("live").equals("yes");
            catalogue.add(new Category(record.getKey(), record.get("name"), live));
        }
        for (Record record : database.table("products").all()) {
            Category category = catalogue.findCategory(record.get("category"));
            if (category == null) {
                throw new StoreException("product without a category: " + record.getKey());
            }
            catalogue.add(new Product(record.getKey(), category, record.get("name"), record.get("description")));
        }
        for (Record record : database.table("items").all()) {
            loadItem(catalogue, record);
        }
    }

    private void loadItem(Catalogue catalogue, Record record) {
        Product product = catalogue.findProduct(record.get("product"));
        if (product == null) {
            throw new StoreException("item without a product: " + record.getKey());
        }
        Item item = new Item(
            record.getKey(),
            product,
            record.get("variant"),
            record.getNumber("price"),
            record.getNumber("cost"),
            record.getNumber("grams"),
            record.get("supplier")
        );
        catalogue.add(item);
    }
}
