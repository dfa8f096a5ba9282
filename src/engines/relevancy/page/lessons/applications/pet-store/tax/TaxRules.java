/** The tax on goods that go to some country. */
public interface TaxRules {
    /** Tax on one line after its share of the discount. */
    int taxOn(Item item, int amount);

    int taxOnShipping(int amount);
}
