/** The parts of what an order costs. */
public class OrderPrice {
    private final int goods;
    private final int discount;
    private final int shipping;
    private final int tax;

    public OrderPrice(int goods, int discount, int shipping, int tax) {
        this.goods = goods;
        this.discount = discount;
        this.shipping = shipping;
        this.tax = tax;
    }

    public int getGoods() {
        return goods;
    }

    public int getDiscount() {
        return discount;
    }

    public int getShipping() {
        return shipping;
    }

    public int getTax() {
        return tax;
    }

    public int total() {
        return goods - discount + shipping + tax;
    }
}
