/**
 * Property 1: the total of a cart is the price of the item times the quantity that was asked for. Quantity and price
 * are symbolic; the price comes from the stub of the database, by way of the catalogue.
 */
public class CartTotalDriver {
    public static void main(String[] args) {
        PetStore store = new PetStore();
        Background.ordinaryDay(store);
        int quantity = Symbolic.integer();
        int price = Symbolic.integer();

        Item flakes = store.getCatalogue().findItem("EST-30");
        boolean repriced = flakes.reprice(price);
        Visitor grace = new Visitor(store, "s9");
        grace.register("grace", "Grace", "Hopper", "JP");
        Cart cart = grace.getSession().getCart();
        boolean accepted = cart.add(flakes, quantity);
        if (accepted && repriced) {
            Background.check(cart.listTotal() == price * quantity, "total is price times quantity");
        }
        if (accepted) {
            Response response = grace.order("SPRING", "ground");
            System.out.print(response.getPage().getText());
            checkOrder(grace.getSession().getLastOrder());
        } else {
            Background.check(quantity <= 0 || quantity > Cart.MOST_OF_ONE, "only senseless quantities are refused");
        }
        store.nights(4);
        store.printReports();
    }

    private static void checkOrder(Order order) {
        if (order != null) {
            OrderPrice price = order.getPrice();
            Background.check(price.getDiscount() * 3 <= price.getGoods(), "at most a third is taken off");
            Background.check(price.total() >= price.getGoods() - price.getDiscount(), "tax and shipping add up");
        }
    }
}
