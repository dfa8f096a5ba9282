/** One row: its values as texts, and when it was last changed. */
public class Row {
    private final String[] values;
    private final int changed;

    public Row(int changed, String... values) {
        this.changed = changed;
        this.values = values;
    }

    public String get(int column) {
        return values[column];
    }

    public int getChanged() {
        return changed;
    }

    public String key() {
        return values[0];
    }

    public int size() {
        return values.length;
    }

    @Override
    public String toString() {
        return String.join(" | ", values);
    }
}
