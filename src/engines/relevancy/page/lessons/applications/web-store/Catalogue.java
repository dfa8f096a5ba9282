import java.util.LinkedHashMap;
import java.util.Map;

/** What the store sells. Prices are in cents. Stands in for the items table of the database. */
public class Catalogue {
    /** One article. */
    public static class Item {
        private final String code;
        private final String title;
        private final int price;
        private int stock;

        Item(String code, String title, int price, int stock) {
            this.code = code;
            this.title = title;
            this.price = price;
            this.stock = stock;
        }

        public String getCode() {
            return code;
        }

        public String getTitle() {
            return title;
        }

        public int getPrice() {
            return price;
        }

        public int getStock() {
            return stock;
        }

        /** Takes some from the shelf; false when there are not enough. */
        public boolean take(int quantity) {
            if (quantity > stock) {
                return false;
            }
            stock -= quantity;
            return true;
        }
    }

    private final Map<String, Item> items = new LinkedHashMap<>();

    public void add(String code, String title, int price, int stock) {
        items.put(code, new Item(code, title, price, stock));
    }

    /** The item of this code, or null. */
    public Item find(String code) {
        return items.get(code);
    }

    /** All items whose title has this word in it, in any case. */
    public String search(String word) {
        StringBuilder found = new StringBuilder();
        String wanted = word.trim().toLowerCase();
        for (Item item : items.values()) {
            if (item.getTitle().toLowerCase().contains(wanted)) {
                if (found.length() > 0) {
                    found.append(", ");
                }
                found.append(item.getCode()).append(' ').append(item.getTitle());
            }
        }
        return found.toString();
    }

    /** The worth of everything on the shelves. */
    public int inventoryValue() {
        int sum = 0;
        for (Item item : items.values()) {
            sum += item.getPrice() * item.getStock();
        }
        return sum;
    }

    /** The stock that the stub of the database is filled with. */
    public static Catalogue sample() {
        Catalogue catalogue = new Catalogue();
        catalogue.add("B-100", "A Book of Automata", 2950, 12);
        catalogue.add("B-200", "Fixed Points for Everyone", 3900, 4);
        catalogue.add("P-010", "Chalk, white", 120, 300);
        catalogue.add("P-011", "Chalk, coloured", 180, 120);
        catalogue.add("M-007", "Mug with a lattice", 1450, 9);
        return catalogue;
    }
}
