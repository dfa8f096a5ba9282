/** Fills up to a level whenever there are fewer than a minimum, on the shelf and on their way. */
public class MinimumStockPolicy implements ReorderPolicy {
    private final int minimum;
    private final int level;

    public MinimumStockPolicy(int minimum, int level) {
        this.minimum = minimum;
        this.level = level;
    }

    @Override
    public int quantityFor(StockItem stock) {
        int expected = stock.available() + stock.getOnOrder();
        return expected < minimum ? level - expected : 0;
    }
}
