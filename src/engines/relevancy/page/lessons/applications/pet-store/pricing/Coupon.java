/** A code that is worth some per cent, from an amount on and until a day. */
public class Coupon {
    private final String code;
    private final int percent;
    private final int fromAmount;
    private final Day until;

    public Coupon(String code, int percent, int fromAmount, Day until) {
        this.code = code;
        this.percent = percent;
        this.fromAmount = fromAmount;
        this.until = until;
    }

    public String getCode() {
        return code;
    }

    public int getPercent() {
        return percent;
    }

    /** Whether it counts for goods of an amount on a day. */
    public boolean appliesTo(int amount, Day day) {
        return amount >= fromAmount && !day.isAfter(until);
    }
}
