/** Puts items into the cart, changes quantities, shows what is in it. */
public class CartServlet extends Servlet {
    private final Catalogue catalogue;
    private final CartAdvice advice;

    public CartServlet(Catalogue catalogue) {
        super("/cart");
        this.catalogue = catalogue;
        this.advice = new CartAdvice(catalogue);
    }

    @Override
    public void handle(Request request, Response response) {
        Cart cart = request.getSession().getCart();
        String action = request.field("action");
        switch (action) {
            case "add" -> add(cart, request, response);
            case "change" -> change(cart, request, response);
            case "empty" -> cart.clear();
            case "wish" -> wish(request, response);
            case "" -> {
            }
            default -> response.fail(400, "The cart cannot do that: " + action);
        }
        if (response.isGood()) {
            show(cart, request.getSession(), response);
        }
    }

    private void add(Cart cart, Request request, Response response) {
        Item item = catalogue.findItem(request.field("item"));
        int quantity = request.field("quantity").isEmpty() ? 1 : request.number("quantity");
        if (item == null) {
            response.fail(404, "There is no item " + request.field("item"));
        } else if (!cart.add(item, quantity)) {
            response.fail(400, "That many cannot be ordered");
        }
    }

    private void wish(Request request, Response response) {
        Item item = catalogue.findItem(request.field("item"));
        if (item == null) {
            response.fail(404, "There is no item " + request.field("item"));
        } else {
            request.getSession().getWishes().add(item);
        }
    }

    private void change(Cart cart, Request request, Response response) {
        Item item = catalogue.findItem(request.field("item"));
        if (item == null || !cart.contains(item)) {
            response.fail(404, "That is not in the cart");
        } else if (!cart.change(item, request.number("quantity"))) {
            response.fail(400, "That many cannot be ordered");
        }
    }

    private void show(Cart cart, Session session, Response response) {
        response.getPage().heading("Your cart");
        for (CartLine line : cart.getLines()) {
            String quantity = String.valueOf(line.getQuantity());
            response.getPage().row(quantity, line.getItem().title(), Money.show(line.listTotal()));
        }
        response.getPage().paragraph("Goods: " + Money.show(cart.listTotal()));
        for (Item item : advice.suggest(cart)) {
            response.getPage().link("/cart?action=add&item=" + item.getId(), "Also: " + item.title());
        }
        for (Item item : session.getWishes().bargains()) {
            response.getPage().link("/cart?action=add&item=" + item.getId(), "Cheaper now: " + item.title());
        }
    }
}
