/** Animals are ordered one by one, and never more than can be looked after. */
public class AnimalReorderPolicy implements ReorderPolicy {
    private final int room;
    private final ReorderPolicy forGoods;

    public AnimalReorderPolicy(int room, ReorderPolicy forGoods) {
        this.room = room;
        this.forGoods = forGoods;
    }

    @Override
    public int quantityFor(StockItem stock) {
        if (!stock.getItem().isLive()) {
            return forGoods.quantityFor(stock);
        }
        int expected = stock.getOnHand() + stock.getOnOrder();
        return expected < room ? 1 : 0;
    }
}
