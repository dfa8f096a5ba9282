/** A reason to take something off the price of the goods. */
public interface PriceRule {
    /** What is printed beside the amount. */
    String name();

    /** How much is taken off, in cents; never negative. */
    int discount(PricingRequest request);
}
