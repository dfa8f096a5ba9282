/** Five off the first order of a customer, if it is worth fifty. */
public class FirstOrderDiscount implements PriceRule {
    private static final int LEAST = 5000;
    private static final int GIFT = 500;

    @Override
    public String name() {
        return "first order";
    }

    @Override
    public int discount(PricingRequest request) {
        boolean isFirst = request.getCustomer().getLoyalty().getOrdersSoFar() == 0;
        return isFirst && request.getCart().listTotal() >= LEAST ? GIFT : 0;
    }
}
