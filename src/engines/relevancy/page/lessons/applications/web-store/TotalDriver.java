/**
 * Property 1: what the cart says it costs is the price of the item times the quantity that the customer typed. The
 * quantity is symbolic; catalogue, coupon and country are fixed.
 */
public class TotalDriver {
    public static void main(String[] args) {
        Catalogue catalogue = Catalogue.sample();
        Cart cart = new Cart();
        int quantity = Symbolic.integer();

        Catalogue.Item item = catalogue.find("B-100");
        boolean accepted = cart.add(item, quantity);
        Page page = new Page();
        page.heading("Your cart");
        if (accepted) {
            check(cart.total() == item.getPrice() * quantity, "the total is price times quantity");
            page.line(item.getTitle() + ": " + quantity + " at " + Page.money(item.getPrice()));
            page.line("Total " + Page.money(cart.total()));
            orderFor(cart, page);
        } else {
            check(quantity <= 0 || quantity > Cart.MOST_OF_ONE_ITEM, "only senseless quantities are refused");
            page.line("That many cannot be ordered: " + quantity);
        }
        page.line("On the shelves: " + Page.money(catalogue.inventoryValue()));
        System.out.print(page.render());
    }

    private static void orderFor(Cart cart, Page page) {
        Checkout checkout = new Checkout("JP");
        String receipt = checkout.placeOrder(cart, "Ada", "SPRING-10");
        page.line(receipt == null ? "Sorry, sold out" : receipt);
    }

    private static void check(boolean holds, String property) {
        assert holds : property;
        if (!holds) {
            System.out.println("VIOLATED: " + property);
        }
    }
}
