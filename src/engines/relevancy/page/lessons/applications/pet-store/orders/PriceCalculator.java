/** Brings discount, shipping and tax together. */
public class PriceCalculator {
    private final PricingEngine pricing;
    private final TaxCalculator taxes;

    public PriceCalculator(PricingEngine pricing, TaxCalculator taxes) {
        this.pricing = pricing;
        this.taxes = taxes;
    }

    public OrderPrice price(PricingRequest request, int shipping, String country) {
        Cart cart = request.getCart();
        int discount = pricing.discount(request);
        int tax = taxes.tax(cart, discount, shipping, country);
        return new OrderPrice(cart.listTotal(), discount, shipping, tax);
    }
}
