/** One amount taken off, with its reason. */
public class Reduction {
    private final String reason;
    private final int amount;

    public Reduction(String reason, int amount) {
        this.reason = reason;
        this.amount = amount;
    }

    public String getReason() {
        return reason;
    }

    public int getAmount() {
        return amount;
    }

    @Override
    public String toString() {
        return reason + " -" + Money.show(amount);
    }
}
