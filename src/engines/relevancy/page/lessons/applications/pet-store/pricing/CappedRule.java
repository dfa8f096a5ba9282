/** Another rule with a limit: it takes off a percentage of the goods at most. */
public class CappedRule implements PriceRule {
    private final PriceRule rule;
    private final int mostPercent;

    public CappedRule(PriceRule rule, int mostPercent) {
        this.rule = rule;
        this.mostPercent = mostPercent;
    }

    @Override
    public String name() {
        return rule.name();
    }

    @Override
    public int discount(PricingRequest request) {
        int most = Money.percent(request.getCart().listTotal(), mostPercent);
        return Math.min(most, rule.discount(request));
    }
}
