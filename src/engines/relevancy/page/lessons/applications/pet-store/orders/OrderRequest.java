/** What a customer asks for at the checkout. */
public class OrderRequest {
    private final Customer customer;
    private final Cart cart;
    private final String coupon;
    private final String shipping;

    public OrderRequest(Customer customer, Cart cart, String coupon, String shipping) {
        this.customer = customer;
        this.cart = cart;
        this.coupon = coupon;
        this.shipping = shipping;
    }

    public Customer getCustomer() {
        return customer;
    }

    public Cart getCart() {
        return cart;
    }

    public String getCoupon() {
        return coupon;
    }

    public String getShipping() {
        return shipping;
    }
}
