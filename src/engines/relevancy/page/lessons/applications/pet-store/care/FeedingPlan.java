import java.util.ArrayList;
import java.util.List;

/** How much food the animals that wait in the store need. */
public class FeedingPlan {
    private final Inventory inventory;
    private final CareLibrary library;

    public FeedingPlan(Inventory inventory, CareLibrary library) {
        this.inventory = inventory;
        this.library = library;
    }

    public int gramsADay() {
        int sum = 0;
        for (StockItem stock : inventory.all()) {
            CareSheet sheet = library.of(stock.getItem().getProduct().getCategory());
            if (sheet != null) {
                sum += sheet.gramsADay() * stock.getOnHand();
            }
        }
        return sum;
    }

    /** One line an animal, for the keeper. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (StockItem stock : inventory.all()) {
            CareSheet sheet = library.of(stock.getItem().getProduct().getCategory());
            if (sheet != null && stock.getOnHand() > 0) {
                lines.add(stock.getOnHand() + " " + stock.getItem().title() + ": " + sheet.gramsADay() + " g each");
            }
        }
        return lines;
    }
}
