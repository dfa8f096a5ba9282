/** Stands in for a browser with a person in front of it. */
public class Visitor {
    private final PetStore store;
    private final Session session;

    public Visitor(PetStore store, String id) {
        this.store = store;
        this.session = new Session(id);
    }

    public Session getSession() {
        return session;
    }

    public Response register(String user, String given, String family, String country) {
        Request request = new Request("/sign-on", session).with("action", "register");
        request.with("user", user).with("password", "sesame4all").with("given", given);
        request.with("family", family).with("mail", user + "@example.org");
        request.with("street", "1 Harbour Street").with("town", "Kobe").with("country", country);
        request.with("postcode", country.equals("JP") ? "650-0001" : "10115");
        return send(request);
    }

    public void leaveCard(String number) {
        Customer customer = session.getCustomer();
        customer.setCard(new CreditCard(number, customer.getContact().fullName(), Day.of(10, 1, 1)));
    }

    public Response look(String words) {
        return send(new Request("/catalogue", session).with("search", words));
    }

    public Response put(String item, String quantity) {
        return send(new Request("/cart", session).with("action", "add").with("item", item).with("quantity", quantity));
    }

    public Response wish(String item) {
        return send(new Request("/cart", session).with("action", "wish").with("item", item));
    }

    public Response change(String item, String quantity) {
        Request request = new Request("/cart", session).with("action", "change");
        return send(request.with("item", item).with("quantity", quantity));
    }

    public Response order(String coupon, String shipping) {
        return send(new Request("/order", session).with("coupon", coupon).with("shipping", shipping));
    }

    public Response review(String product, int stars, String words) {
        Request request = new Request("/reviews", session).with("product", product);
        return send(request.with("stars", String.valueOf(stars)).with("words", words));
    }

    public Response account() {
        return send(new Request("/account", session));
    }

    private Response send(Request request) {
        return store.getDispatcher().dispatch(request);
    }
}
