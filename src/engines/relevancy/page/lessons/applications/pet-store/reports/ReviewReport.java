/** How the products were liked. */
public class ReviewReport extends Report {
    private final Catalogue catalogue;
    private final ReviewBook reviews;

    public ReviewReport(Catalogue catalogue, ReviewBook reviews) {
        super("Reviews");
        this.catalogue = catalogue;
        this.reviews = reviews;
    }

    @Override
    protected TextTable table() {
        TextTable table = new TextTable("Product", "Stars", "Reviews");
        for (Category category : catalogue.getCategories()) {
            for (Product product : category.getProducts()) {
                int count = reviews.of(product).size();
                if (count > 0) {
                    table.row(product.getName(), reviews.starsOf(product), String.valueOf(count));
                }
            }
        }
        return table;
    }

    @Override
    protected String summary() {
        return reviews.size() + " reviews";
    }
}
