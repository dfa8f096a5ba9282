import java.util.ArrayList;
import java.util.List;

/** Applies the rules, one after the other; all together never take more than a third off. */
public class PricingEngine {
    private static final int MOST_PERCENT = 33;

    private final List<PriceRule> rules = new ArrayList<>();

    public static PricingEngine standard(CouponBook coupons) {
        PricingEngine engine = new PricingEngine();
        engine.add(new QuantityDiscount());
        engine.add(new BestOfRule(new LoyaltyDiscount(), new CappedRule(new CouponDiscount(coupons), 20)));
        engine.add(new FirstOrderDiscount());
        return engine;
    }

    public void add(PriceRule rule) {
        rules.add(rule);
    }

    public List<Reduction> reductions(PricingRequest request) {
        List<Reduction> reductions = new ArrayList<>();
        int left = Money.percent(request.getCart().listTotal(), MOST_PERCENT);
        for (PriceRule rule : rules) {
            int amount = Math.min(left, rule.discount(request));
            if (amount > 0) {
                reductions.add(new Reduction(rule.name(), amount));
                left -= amount;
            }
        }
        return reductions;
    }

    public int discount(PricingRequest request) {
        int sum = 0;
        for (Reduction reduction : reductions(request)) {
            sum += reduction.getAmount();
        }
        return sum;
    }
}
