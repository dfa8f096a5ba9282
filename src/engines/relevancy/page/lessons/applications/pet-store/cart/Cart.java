import java.util.ArrayList;
import java.util.List;

/** What a visitor wants to buy. */
public class Cart {
    public static final int MOST_OF_ONE = 99;
    public static final int MOST_LIVE = 3;

    private final List<CartLine> lines = new ArrayList<>();

    /** Puts some of an item in; false, and nothing changed, when that would be too many or none. */
    public boolean add(Item item, int quantity) {
        if (quantity <= 0) {
            return false;
        }
        CartLine line = lineOf(item);
        int before = line == null ? 0 : line.getQuantity();
        if (before + quantity > limitOf(item)) {
            return false;
        }
        if (line == null) {
            lines.add(new CartLine(item, quantity));
        } else {
            line.setQuantity(before + quantity);
        }
        return true;
    }

    /** Sets the quantity of an item that is in the cart; 0 takes it out. */
    public boolean change(Item item, int quantity) {
        CartLine line = lineOf(item);
        if (line == null || quantity < 0 || quantity > limitOf(item)) {
            return false;
        }
        if (quantity == 0) {
            lines.remove(line);
        } else {
            line.setQuantity(quantity);
        }
        return true;
    }

    public boolean contains(Item item) {
        return lineOf(item) != null;
    }

    public void clear() {
        lines.clear();
    }

    public boolean isEmpty() {
        return lines.isEmpty();
    }

    public List<CartLine> getLines() {
        return lines;
    }

    public int listTotal() {
        int sum = 0;
        for (CartLine line : lines) {
            sum += line.listTotal();
        }
        return sum;
    }

    public int pieces() {
        int sum = 0;
        for (CartLine line : lines) {
            sum += line.getQuantity();
        }
        return sum;
    }

    private int limitOf(Item item) {
        return item.isLive() ? MOST_LIVE : MOST_OF_ONE;
    }

    private CartLine lineOf(Item item) {
        for (CartLine line : lines) {
            if (line.getItem() == item) {
                return line;
            }
        }
        return null;
    }
}
