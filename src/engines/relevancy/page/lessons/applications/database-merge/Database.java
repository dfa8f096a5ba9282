import java.util.Map;
import java.util.TreeMap;

/** Tables by name. */
public class Database {
    private final String name;
    private final Map<String, Table> tables = new TreeMap<>();

    public Database(String name) {
        this.name = name;
    }

    public String getName() {
        return name;
    }

    public Table create(String table, Schema schema) {
        Table created = new Table(table, schema);
        tables.put(table, created);
        return created;
    }

    public Table table(String table) {
        Table found = tables.get(table);
        if (found == null) {
            throw new MergeException("no table " + table + " in " + name);
        }
        return found;
    }
}
