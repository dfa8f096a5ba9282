/** What it costs to send a cart, and how long it takes; or why it cannot be sent. */
public class ShippingQuote {
    private final int price;
    private final int days;
    private final int parcels;
    private final String refusal;

    private ShippingQuote(int price, int days, int parcels, String refusal) {
        this.price = price;
        this.days = days;
        this.parcels = parcels;
        this.refusal = refusal;
    }

    public static ShippingQuote of(int price, int days, int parcels) {
        return new ShippingQuote(price, days, parcels, null);
    }

    public static ShippingQuote refused(String reason) {
        return new ShippingQuote(0, 0, 0, reason);
    }

    public boolean isPossible() {
        return refusal == null;
    }

    public int getPrice() {
        return price;
    }

    public int getDays() {
        return days;
    }

    public int getParcels() {
        return parcels;
    }

    public String getRefusal() {
        return refusal;
    }
}
