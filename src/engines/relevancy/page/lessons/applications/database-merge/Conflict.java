/** Two values for one place, and the one that was kept. */
public class Conflict {
    private final String key;
    private final String column;
    private final String kept;
    private final String dropped;

    public Conflict(String key, String column, String kept, String dropped) {
        this.key = key;
        this.column = column;
        this.kept = kept;
        this.dropped = dropped;
    }

    public String getKept() {
        return kept;
    }

    public String getDropped() {
        return dropped;
    }

    @Override
    public String toString() {
        return key + "." + column + ": " + kept + ", not " + dropped;
    }
}
