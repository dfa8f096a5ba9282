/** Five per cent off a line of ten or more, ten per cent off one of fifty or more. */
public class QuantityDiscount implements PriceRule {
    private static final int SOME = 10;
    private static final int MANY = 50;

    @Override
    public String name() {
        return "quantity";
    }

    @Override
    public int discount(PricingRequest request) {
        int sum = 0;
        for (CartLine line : request.getCart().getLines()) {
            sum += Money.percent(line.listTotal(), percentFor(line.getQuantity()));
        }
        return sum;
    }

    private int percentFor(int quantity) {
        if (quantity >= MANY) {
            return 10;
        }
        return quantity >= SOME ? 5 : 0;
    }
}
