import java.util.TreeMap;
import java.util.Map;

/** The database of the environment: tables that live as long as the run does. */
public class StubDatabase {
    private final Map<String, RecordTable> tables = new TreeMap<>();

    /** The table of a name; made when asked for the first time. */
    public RecordTable table(String name) {
        RecordTable table = tables.get(name);
        if (table == null) {
            table = new RecordTable(name);
            tables.put(name, table);
        }
        return table;
    }

    public int tableCount() {
        return tables.size();
    }

    public int recordCount() {
        int count = 0;
        for (RecordTable table : tables.values()) {
            count += table.size();
        }
        return count;
    }
}
