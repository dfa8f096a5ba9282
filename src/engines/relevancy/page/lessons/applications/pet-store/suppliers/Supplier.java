/** A company that the store buys from. */
public class Supplier {
    private final String id;
    private final String name;
    private final int deliveryDays;
    private int bought;

    public Supplier(String id, String name, int deliveryDays) {
        this.id = id;
        this.name = name;
        this.deliveryDays = deliveryDays;
    }

    public String getId() {
        return id;
    }

    public String getName() {
        return name;
    }

    public int getDeliveryDays() {
        return deliveryDays;
    }

    void buy(int amount) {
        bought += amount;
    }

    /** What the store has spent here. */
    public int getBought() {
        return bought;
    }
}
