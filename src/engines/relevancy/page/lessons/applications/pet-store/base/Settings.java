import java.util.TreeMap;
import java.util.Map;

/** The store's settings: texts by name, with defaults. */
public class Settings {
    private final Map<String, String> values = new TreeMap<>();

    public Settings set(String name, String value) {
        values.put(name, value);
        return this;
    }

    public String text(String name, String otherwise) {
        String value = values.get(name);
        return value == null ? otherwise : value;
    }

    public int number(String name, int otherwise) {
        String value = values.get(name);
        if (value == null || !Texts.isNumber(value)) {
            return otherwise;
        }
        return Integer.parseInt(value);
    }

    public boolean flag(String name) {
        return "yes".equals(values.get(name));
    }
}
