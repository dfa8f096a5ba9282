import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Which items have a word in their product's name, description or variant. */
public class SearchIndex {
    private final Map<String, Set<Item>> itemsByWord = new TreeMap<>();

    void add(Item item) {
        Product product = item.getProduct();
        String text = product.getName() + " " + product.getDescription() + " " + item.getVariant();
        for (String word : new SearchQuery(text, 1).getWords()) {
            Set<Item> items = itemsByWord.get(word);
            if (items == null) {
                items = new TreeSet<>();
                itemsByWord.put(word, items);
            }
            items.add(item);
        }
    }

    /** The items that have all words of the query, in the order of their numbers. */
    SearchResult search(SearchQuery query) {
        Set<Item> found = null;
        for (String word : query.getWords()) {
            Set<Item> items = itemsByWord.get(word);
            if (items == null) {
                return new SearchResult(new ArrayList<>(), 0);
            }
            if (found == null) {
                found = new TreeSet<>(items);
            } else {
                found.retainAll(items);
            }
        }
        if (found == null) {
            return new SearchResult(new ArrayList<>(), 0);
        }
        return pageOf(new ArrayList<>(found), query.firstIndex());
    }

    private SearchResult pageOf(List<Item> all, int from) {
        List<Item> page = new ArrayList<>();
        int to = Math.min(all.size(), from + SearchQuery.PAGE_SIZE);
        for (int i = from; i < to; i++) {
            page.add(all.get(i));
        }
        return new SearchResult(page, all.size());
    }

    public int getWordCount() {
        return itemsByWord.size();
    }
}
