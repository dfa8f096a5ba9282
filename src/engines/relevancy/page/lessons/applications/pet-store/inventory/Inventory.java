import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The shelves. */
public class Inventory {
    private final Calendar calendar;
    private final Map<String, StockItem> stock = new LinkedHashMap<>();
    private final List<StockMovement> movements = new ArrayList<>();

    public Inventory(Calendar calendar) {
        this.calendar = calendar;
    }

    /** Counts the shelf at the opening of the store. */
    public void open(Item item, int quantity) {
        stock.put(item.getId(), new StockItem(item, quantity));
    }

    public StockItem of(Item item) {
        StockItem found = stock.get(item.getId());
        if (found == null) {
            throw new StoreException("never counted: " + item.getId());
        }
        return found;
    }

    public List<StockItem> all() {
        return new ArrayList<>(stock.values());
    }

    /** The first item of a cart of which there are not enough, or null. */
    public String firstMissing(Cart cart) {
        for (CartLine line : cart.getLines()) {
            if (of(line.getItem()).available() < line.getQuantity()) {
                return line.getItem().title();
            }
        }
        return null;
    }

    public void reserve(Item item, int quantity) {
        of(item).reserve(quantity);
    }

    public void release(Item item, int quantity) {
        of(item).release(quantity);
    }

    public void ship(Item item, int quantity) {
        of(item).ship(quantity);
        move(item, -quantity, "sold");
    }

    public void receive(Item item, int quantity, String reason) {
        of(item).receive(quantity);
        move(item, quantity, reason);
    }

    void ordered(Item item, int quantity) {
        of(item).ordered(quantity);
    }

    void arrived(Item item, int quantity, String from) {
        of(item).arrived(quantity);
        move(item, quantity, "from " + from);
    }

    public List<StockMovement> getMovements() {
        return movements;
    }

    public int worth() {
        int sum = 0;
        for (StockItem item : stock.values()) {
            sum += item.worth();
        }
        return sum;
    }

    private void move(Item item, int change, String reason) {
        movements.add(new StockMovement(calendar.today(), item.getId(), change, reason));
    }
}
