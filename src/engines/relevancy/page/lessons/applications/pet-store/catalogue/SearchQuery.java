import java.util.ArrayList;
import java.util.List;

/** The words that a visitor looks for, and the page of results wanted. */
public class SearchQuery {
    public static final int PAGE_SIZE = 5;

    private final List<String> words = new ArrayList<>();
    private final int page;

    public SearchQuery(String text, int page) {
        StringBuilder word = new StringBuilder();
        for (int i = 0; i <= text.length(); i++) {
            char c = i < text.length() ? text.charAt(i) : ' ';
            if (Character.isLetterOrDigit(c)) {
                word.append(Character.toLowerCase(c));
            } else if (word.length() > 0) {
                words.add(word.toString());
                word.setLength(0);
            }
        }
        this.page = page;
    }

    public List<String> getWords() {
        return words;
    }

    public int firstIndex() {
        return (page - 1) * PAGE_SIZE;
    }

    public boolean isEmpty() {
        return words.isEmpty();
    }
}
