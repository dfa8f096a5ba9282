import java.util.List;

/** One page of items, and how many there are on all pages. */
public class SearchResult {
    private final List<Item> items;
    private final int total;

    public SearchResult(List<Item> items, int total) {
        this.items = items;
        this.total = total;
    }

    public List<Item> getItems() {
        return items;
    }

    public int getTotal() {
        return total;
    }

    public boolean isEmpty() {
        return total == 0;
    }
}
