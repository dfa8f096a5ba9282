/** What a coupon takes off. */
public class CouponDiscount implements PriceRule {
    private final CouponBook book;

    public CouponDiscount(CouponBook book) {
        this.book = book;
    }

    @Override
    public String name() {
        return "coupon";
    }

    @Override
    public int discount(PricingRequest request) {
        Coupon coupon = book.find(request.getCouponCode());
        int goods = request.getCart().listTotal();
        if (coupon == null || !coupon.appliesTo(goods, request.getDay())) {
            return 0;
        }
        return Money.percent(goods, coupon.getPercent());
    }
}
