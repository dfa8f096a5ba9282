import java.util.ArrayList;
import java.util.List;

/** What one customer wants to buy. */
public class Cart {
    /** A number of an item. */
    static class Line {
        private final Catalogue.Item item;
        private int quantity;

        Line(Catalogue.Item item, int quantity) {
            this.item = item;
            this.quantity = quantity;
        }

        Catalogue.Item getItem() {
            return item;
        }

        int getQuantity() {
            return quantity;
        }

        void more(int additional) {
            quantity += additional;
        }

        int subtotal() {
            return item.getPrice() * quantity;
        }
    }

    static final int MOST_OF_ONE_ITEM = 50;

    private final List<Line> lines = new ArrayList<>();

    /** Puts some of an item into the cart; false when the number makes no sense. */
    public boolean add(Catalogue.Item item, int quantity) {
        if (item == null || quantity <= 0 || quantity > MOST_OF_ONE_ITEM) {
            return false;
        }
        Line line = lineOf(item);
        if (line == null) {
            lines.add(new Line(item, quantity));
        } else if (line.getQuantity() + quantity <= MOST_OF_ONE_ITEM) {
            line.more(quantity);
        } else {
            return false;
        }
        return true;
    }

    public void remove(Catalogue.Item item) {
        Line line = lineOf(item);
        if (line != null) {
            lines.remove(line);
        }
    }

    public int total() {
        int sum = 0;
        for (Line line : lines) {
            sum += line.subtotal();
        }
        return sum;
    }

    public int pieces() {
        int sum = 0;
        for (Line line : lines) {
            sum += line.getQuantity();
        }
        return sum;
    }

    public boolean isEmpty() {
        return lines.isEmpty();
    }

    public List<Line> getLines() {
        return lines;
    }

    private Line lineOf(Catalogue.Item item) {
        for (Line line : lines) {
            if (line.getItem() == item) {
                return line;
            }
        }
        return null;
    }
}
