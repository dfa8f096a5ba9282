/** The bank's service, as the store sees it. */
public interface PaymentGateway {
    /** A receipt, or null when the bank says no. */
    String charge(String cardNumber, int amount);

    void giveBack(String receipt, int amount);
}
