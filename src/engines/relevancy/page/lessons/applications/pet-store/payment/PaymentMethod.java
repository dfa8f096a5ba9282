/** A way to pay. */
public interface PaymentMethod {
    PaymentResult pay(Customer customer, int amount);

    /** Gives an amount back that was paid this way. */
    void refund(Customer customer, String receipt, int amount);
}
