import java.util.HashMap;
import java.util.Map;

/** The care sheets by category. */
public class CareLibrary {
    private final Map<String, CareSheet> sheets = new HashMap<>();

    public CareLibrary() {
        sheets.put("FISH", new CareSheet("fish", 2, 2, "clean water"));
        sheets.put("DOGS", new CareSheet("dog", 2, 180, "a basket and a walk"));
        sheets.put("CATS", new CareSheet("cat", 3, 60, "a window"));
        sheets.put("BIRDS", new CareSheet("bird", 1, 25, "room to fly"));
    }

    /** The sheet for a category, or null for things. */
    public CareSheet of(Category category) {
        return sheets.get(category.getId());
    }
}
