/** How many of an item to order now. */
public interface ReorderPolicy {
    int quantityFor(StockItem stock);
}
