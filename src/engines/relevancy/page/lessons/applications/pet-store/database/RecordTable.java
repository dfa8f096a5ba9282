import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A table of the stub database, in place of the tables behind the store: rows in the order of insertion. */
public class RecordTable {
    private final String name;
    private final Map<String, Record> records = new LinkedHashMap<>();

    public RecordTable(String name) {
        this.name = name;
    }

    public String getName() {
        return name;
    }

    public void insert(Record record) {
        if (records.containsKey(record.getKey())) {
            throw new StoreException("there is a " + record.getKey() + " in " + name);
        }
        records.put(record.getKey(), record);
    }

    public void update(Record record) {
        if (!records.containsKey(record.getKey())) {
            throw new StoreException("no " + record.getKey() + " in " + name);
        }
        records.put(record.getKey(), record);
    }

    public boolean delete(String key) {
        return records.remove(key) != null;
    }

    /** The row of a key, or null. */
    public Record find(String key) {
        return records.get(key);
    }

    /** All rows with a value in a column. */
    public List<Record> where(String column, String value) {
        List<Record> found = new ArrayList<>();
        for (Record record : records.values()) {
            if (record.get(column).equals(value)) {
                found.add(record);
            }
        }
        return found;
    }

    public List<Record> all() {
        return new ArrayList<>(records.values());
    }

    public int size() {
        return records.size();
    }
}
