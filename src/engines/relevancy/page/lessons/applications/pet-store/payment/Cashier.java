/** Chooses how a customer pays: by card if there is one, by invoice else. */
public class Cashier {
    private final PaymentMethod byCard;
    private final PaymentMethod byInvoice;
    private final Journal journal;
    private int takings;

    public Cashier(PaymentMethod byCard, PaymentMethod byInvoice, Journal journal) {
        this.byCard = byCard;
        this.byInvoice = byInvoice;
        this.journal = journal;
    }

    public PaymentResult collect(Customer customer, int amount) {
        PaymentResult result = methodFor(customer).pay(customer, amount);
        if (result.isAccepted()) {
            takings += amount;
            customer.getLoyalty().credit(amount);
        } else {
            journal.write("payment of " + customer + " refused: " + result.getRefusal());
        }
        return result;
    }

    public void refund(Customer customer, String receipt, int amount) {
        methodFor(customer).refund(customer, receipt, amount);
        customer.getLoyalty().takeBack(amount);
        takings -= amount;
    }

    public int getTakings() {
        return takings;
    }

    private PaymentMethod methodFor(Customer customer) {
        return customer.getCard() == null ? byInvoice : byCard;
    }
}
