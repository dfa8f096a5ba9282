/** The classes of tax at home. */
public class DomesticTax implements TaxRules {
    @Override
    public int taxOn(Item item, int amount) {
        return Money.perMille(amount, TaxClass.of(item).getPerMille());
    }

    @Override
    public int taxOnShipping(int amount) {
        return Money.perMille(amount, TaxClass.STANDARD.getPerMille());
    }
}
