/**
 * Property 3: money and goods are kept: after an order was sent and returned, the shelf holds as many pieces as
 * before, and the customer has paid for nothing but tax and shipping. The quantity and the number of nights until the
 * return are symbolic.
 */
public class ReturnDriver {
    public static void main(String[] args) {
        PetStore store = new PetStore();
        Background.ordinaryDay(store);
        int quantity = Symbolic.integer();
        int nights = Symbolic.integer();

        Item ball = store.getCatalogue().findItem("EST-41");
        int before = store.getInventory().of(ball).available();
        int takings = store.getCashier().getTakings();
        Visitor alan = new Visitor(store, "s9");
        alan.register("alan", "Alan", "Turing", "JP");
        alan.put("EST-41", String.valueOf(quantity));
        alan.order("", "ground");
        Order order = alan.getSession().getLastOrder();
        if (order == null) {
            System.out.println("no order");
            Background.check(store.getInventory().of(ball).available() == before, "nothing is left over");
            Background.check(store.getCashier().getTakings() == takings, "nothing is paid");
        } else {
            giveBack(store, order, nights, takings);
        }
        store.printReports();
    }

    private static void giveBack(PetStore store, Order order, int nights, int takings) {
        for (int i = 0; i < nights && i < 30; i++) {
            store.night();
        }
        int amount = store.getReturns().takeBack(order);
        System.out.println(order + ", paid back " + Money.show(amount));
        if (order.getStatus() == OrderStatus.RETURNED) {
            OrderPrice price = order.getPrice();
            int kept = store.getCashier().getTakings() - takings;
            Background.check(kept == price.getTax() + price.getShipping(), "all but tax and shipping comes back");
        } else {
            Background.check(amount == 0, "no money without goods");
        }
        int open = store.getInvoices().openAmount() + store.getGateway().balance();
        Background.check(open == store.getCashier().getTakings(), "the books agree");
    }
}
