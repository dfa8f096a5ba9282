/** The better of two rules, where a customer cannot have both. */
public class BestOfRule implements PriceRule {
    private final PriceRule first;
    private final PriceRule second;

    public BestOfRule(PriceRule first, PriceRule second) {
        this.first = first;
        this.second = second;
    }

    @Override
    public String name() {
        return first.name() + " or " + second.name();
    }

    @Override
    public int discount(PricingRequest request) {
        return Math.max(first.discount(request), second.discount(request));
    }
}
