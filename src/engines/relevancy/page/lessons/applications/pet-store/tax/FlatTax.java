/** Countries where the store pays one rate on everything. */
public class FlatTax implements TaxRules {
    private final int perMille;

    public FlatTax(int perMille) {
        this.perMille = perMille;
    }

    @Override
    public int taxOn(Item item, int amount) {
        return Money.perMille(amount, perMille);
    }

    @Override
    public int taxOnShipping(int amount) {
        return Money.perMille(amount, perMille);
    }
}
