import java.util.ArrayList;
import java.util.List;

/** Rows under a schema: the stub of a table of the database. */
public class Table {
    private final String name;
    private final Schema schema;
    private final List<Row> rows = new ArrayList<>();

    public Table(String name, Schema schema) {
        this.name = name;
        this.schema = schema;
    }

    public String getName() {
        return name;
    }

    public Schema getSchema() {
        return schema;
    }

    public List<Row> getRows() {
        return rows;
    }

    public void insert(Row row) {
        if (row.size() != schema.size()) {
            throw new MergeException("a row of " + name + " has " + schema.size() + " values");
        }
        rows.add(row);
    }

    public int size() {
        return rows.size();
    }
}
