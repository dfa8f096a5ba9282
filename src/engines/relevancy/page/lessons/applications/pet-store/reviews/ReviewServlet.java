/** Shows the reviews of a product and takes new ones from those who bought it. */
public class ReviewServlet extends Servlet {
    private final Catalogue catalogue;
    private final ReviewBook reviews;
    private final OrderRepository orders;
    private final Calendar calendar;
    private final ReviewRules rules = new ReviewRules();

    public ReviewServlet(Catalogue catalogue, ReviewBook reviews, OrderRepository orders, Calendar calendar) {
        super("/reviews");
        this.catalogue = catalogue;
        this.reviews = reviews;
        this.orders = orders;
        this.calendar = calendar;
    }

    @Override
    public void handle(Request request, Response response) {
        Product product = catalogue.findProduct(request.field("product"));
        if (product == null) {
            response.fail(404, "There is no product " + request.field("product"));
            return;
        }
        if (!request.field("words").isEmpty()) {
            write(product, request, response);
        }
        if (response.isGood()) {
            show(product, response);
        }
    }

    private void write(Product product, Request request, Response response) {
        Customer customer = request.getSession().getCustomer();
        if (customer == null || !hasBought(customer, product)) {
            response.fail(403, "Only buyers write reviews");
            return;
        }
        int stars = request.number("stars");
        String words = request.field("words");
        Problems problems = rules.check(stars, words);
        if (problems.isEmpty()) {
            reviews.add(product, new Review(customer.getContact().getGivenName(), stars, words, calendar.today()));
        } else {
            response.fail(400, problems.toString());
        }
    }

    private boolean hasBought(Customer customer, Product product) {
        for (Order order : orders.ofCustomer(customer)) {
            for (OrderLine line : order.getLines()) {
                if (line.getItem().getProduct() == product) {
                    return true;
                }
            }
        }
        return false;
    }

    private void show(Product product, Response response) {
        response.getPage().heading(product.getName() + ": " + reviews.starsOf(product));
        for (Review review : reviews.of(product)) {
            response.getPage().row(review.getAuthor(), String.valueOf(review.getStars()), review.getWords());
        }
    }
}
