/**
 * Property 2: whatever is typed as a coupon, the discount is at most 30 per cent, and the price is never higher with a
 * coupon than without. The coupon and the word searched for are symbolic; what is bought is fixed.
 */
public class CouponDriver {
    public static void main(String[] args) {
        Catalogue catalogue = Catalogue.sample();
        Page page = new Page();
        page.setParameter("coupon", Symbolic.string());
        page.setParameter("search", Symbolic.string());
        page.setParameter("country", "DE");

        page.heading("Search");
        page.line(catalogue.search(page.getParameter("search")));

        Cart cart = new Cart();
        cart.add(catalogue.find("B-200"), 2);
        cart.add(catalogue.find("P-010"), 10);
        cart.add(catalogue.find("P-010"), 5);
        cart.add(catalogue.find("M-007"), 1);
        cart.remove(catalogue.find("M-007"));

        Checkout checkout = new Checkout(page.getParameter("country"));
        String coupon = page.getParameter("coupon");
        int discount = checkout.discountOf(coupon);
        check(discount >= 0 && discount <= 30, "at most 30 per cent off");

        int goods = cart.total();
        int reduced = goods - goods * discount / 100;
        check(reduced <= goods && reduced >= goods * 70 / 100, "a coupon makes nothing dearer");

        page.heading("Checkout");
        page.line("Goods " + Page.money(goods) + ", " + discount + "% off");
        page.line("To pay " + Page.money(checkout.amountDue(cart, coupon)));
        String receipt = checkout.placeOrder(cart, "<Grace>", coupon);
        page.line(receipt == null ? "Sorry, sold out" : receipt);
        System.out.print(page.render());
    }

    private static void check(boolean holds, String property) {
        assert holds : property;
        if (!holds) {
            System.out.println("VIOLATED: " + property);
        }
    }
}
