/** Something off for customers who come back; not for live animals. */
public class LoyaltyDiscount implements PriceRule {
    @Override
    public String name() {
        return "loyalty";
    }

    @Override
    public int discount(PricingRequest request) {
        int percent = request.getCustomer().getLoyalty().level().getPercent();
        int goods = 0;
        for (CartLine line : request.getCart().getLines()) {
            if (!line.getItem().isLive()) {
                goods += line.listTotal();
            }
        }
        return Money.percent(goods, percent);
    }
}
