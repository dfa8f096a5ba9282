/** The tax on a whole cart: each line bears its share of the discount. */
public class TaxCalculator {
    private final TaxTable table;

    public TaxCalculator(TaxTable table) {
        this.table = table;
    }

    public int tax(Cart cart, int discount, int shipping, String country) {
        TaxRules rules = table.of(country);
        int goods = cart.listTotal();
        int tax = rules.taxOnShipping(shipping);
        int leftOfDiscount = discount;
        int position = 0;
        for (CartLine line : cart.getLines()) {
            position++;
            boolean isLast = position == cart.getLines().size();
            int share = isLast ? leftOfDiscount : shareOf(discount, line.listTotal(), goods);
            leftOfDiscount -= share;
            tax += rules.taxOn(line.getItem(), line.listTotal() - share);
        }
        return tax;
    }

    private int shareOf(int discount, int part, int whole) {
        return whole == 0 ? 0 : (int) ((long) discount * part / whole);
    }
}
