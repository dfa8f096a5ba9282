/** What is to be priced: a cart, for whom, on which day, with which coupon. */
public class PricingRequest {
    private final Cart cart;
    private final Customer customer;
    private final String couponCode;
    private final Day day;

    public PricingRequest(Cart cart, Customer customer, String couponCode, Day day) {
        this.cart = cart;
        this.customer = customer;
        this.couponCode = couponCode;
        this.day = day;
    }

    public Cart getCart() {
        return cart;
    }

    public Customer getCustomer() {
        return customer;
    }

    public String getCouponCode() {
        return couponCode;
    }

    public Day getDay() {
        return day;
    }
}
