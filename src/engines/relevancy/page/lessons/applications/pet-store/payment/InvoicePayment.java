import java.util.LinkedHashMap;
import java.util.Map;

/** Pays later: an invoice for small amounts, as long as not too much is open. */
public class InvoicePayment implements PaymentMethod {
    private static final int MOST_OPEN = 60000;

    private final KeyGenerator invoices = new KeyGenerator("I", 1);
    private final Map<String, Integer> openByCustomer = new LinkedHashMap<>();

    @Override
    public PaymentResult pay(Customer customer, int amount) {
        int open = openByCustomer.getOrDefault(customer.getId(), 0);
        if (open + amount > MOST_OPEN) {
            return PaymentResult.refused("too much is still open");
        }
        openByCustomer.put(customer.getId(), open + amount);
        return PaymentResult.accepted(invoices.next());
    }

    @Override
    public void refund(Customer customer, String receipt, int amount) {
        int open = openByCustomer.getOrDefault(customer.getId(), 0);
        openByCustomer.put(customer.getId(), Math.max(0, open - amount));
    }

    public int openAmount() {
        int sum = 0;
        for (int open : openByCustomer.values()) {
            sum += open;
        }
        return sum;
    }
}
