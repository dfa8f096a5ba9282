import java.util.LinkedHashMap;
import java.util.Map;

/** A row of the stub database: values by column. */
public class Record {
    private final String key;
    private final Map<String, String> values = new LinkedHashMap<>();

    public Record(String key) {
        this.key = key;
    }

    public String getKey() {
        return key;
    }

    public Record set(String column, String value) {
        values.put(column, value);
        return this;
    }

    public Record set(String column, int value) {
        values.put(column, String.valueOf(value));
        return this;
    }

    /** The value of a column; empty when there is none. */
    public String get(String column) {
        String value = values.get(column);
        return value == null ? "" : value;
    }

    public int getNumber(String column) {
        String value = get(column);
        return Texts.isNumber(value) ? Integer.parseInt(value) : 0;
    }

    public boolean has(String column) {
        return values.containsKey(column);
    }

    @Override
    public String toString() {
        return key + " " + values;
    }
}
