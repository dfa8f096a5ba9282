import java.util.ArrayList;
import java.util.List;

/** The columns of a table, in order; the first is the key. */
public class Schema {
    private final List<Column> columns = new ArrayList<>();

    public Schema column(String name) {
        columns.add(new Column(name, false));
        return this;
    }

    public Schema requiredColumn(String name) {
        columns.add(new Column(name, true));
        return this;
    }

    public int size() {
        return columns.size();
    }

    public Column at(int index) {
        return columns.get(index);
    }

    /** The position of a column; fails for a name that the table does not have. */
    public int indexOf(String name) {
        for (int i = 0; i < columns.size(); i++) {
            if (columns.get(i).getName().equals(name)) {
                return i;
            }
        }
        throw new MergeException("no column " + name);
    }

    /** Two tables can be merged when their columns are the same. */
    public boolean fits(Schema other) {
        if (other.size() != size()) {
            return false;
        }
        for (int i = 0; i < size(); i++) {
            if (!other.at(i).getName().equals(at(i).getName())) {
                return false;
            }
        }
        return true;
    }
}
