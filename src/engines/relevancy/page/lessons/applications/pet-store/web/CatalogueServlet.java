/** Categories, the products of one, and the search. */
public class CatalogueServlet extends Servlet {
    private final Catalogue catalogue;

    public CatalogueServlet(Catalogue catalogue) {
        super("/catalogue");
        this.catalogue = catalogue;
    }

    @Override
    public void handle(Request request, Response response) {
        String category = request.field("category");
        String words = request.field("search");
        if (!words.isEmpty()) {
            search(words, Math.max(1, request.number("page")), response);
        } else if (!category.isEmpty()) {
            products(category, response);
        } else {
            categories(response);
        }
    }

    private void categories(Response response) {
        response.getPage().heading("Our pets and what they need");
        for (Category category : catalogue.getCategories()) {
            response.getPage().link("/catalogue?category=" + category.getId(), category.getName());
        }
    }

    private void products(String id, Response response) {
        Category category = catalogue.findCategory(id);
        if (category == null) {
            response.fail(404, "There is no category " + id);
            return;
        }
        response.getPage().heading(category.getName());
        for (Product product : catalogue.productsOf(category)) {
            for (Item item : product.getItems()) {
                response.getPage().row(item.getId(), item.title(), Money.show(item.getListPrice()));
            }
        }
    }

    private void search(String words, int page, Response response) {
        SearchResult result = catalogue.search(new SearchQuery(words, page));
        response.getPage().heading(result.getTotal() + " found");
        for (Item item : result.getItems()) {
            response.getPage().row(item.getId(), item.title(), Money.show(item.getListPrice()));
        }
    }
}
