/** How a payment went: a receipt, or the reason why not. */
public class PaymentResult {
    private final String receipt;
    private final String refusal;

    private PaymentResult(String receipt, String refusal) {
        this.receipt = receipt;
        this.refusal = refusal;
    }

    public static PaymentResult accepted(String receipt) {
        return new PaymentResult(receipt, null);
    }

    public static PaymentResult refused(String reason) {
        return new PaymentResult(null, reason);
    }

    public boolean isAccepted() {
        return refusal == null;
    }

    public String getReceipt() {
        return receipt;
    }

    public String getRefusal() {
        return refusal;
    }
}
