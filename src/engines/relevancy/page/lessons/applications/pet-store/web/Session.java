/** What the store remembers of a visitor between two requests. */
public class Session {
    private final String id;
    private final Cart cart = new Cart();
    private final WishList wishes = new WishList();
    private Customer customer;
    private Order lastOrder;

    public Session(String id) {
        this.id = id;
    }

    public String getId() {
        return id;
    }

    public Cart getCart() {
        return cart;
    }

    public WishList getWishes() {
        return wishes;
    }

    /** Who is signed on, or null. */
    public Customer getCustomer() {
        return customer;
    }

    public void signOn(Customer newCustomer) {
        customer = newCustomer;
    }

    public void signOff() {
        customer = null;
        cart.clear();
    }

    public boolean isSignedOn() {
        return customer != null;
    }

    public Order getLastOrder() {
        return lastOrder;
    }

    public void setLastOrder(Order order) {
        lastOrder = order;
    }
}
