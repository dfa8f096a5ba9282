import java.util.ArrayList;
import java.util.List;

/** What a merge did, for the person who has to answer for it. */
public class MergeReport {
    private final List<Conflict> conflicts = new ArrayList<>();
    private final List<String> rejected = new ArrayList<>();
    private int merged;
    private int copied;

    void merged() {
        merged++;
    }

    void copied() {
        copied++;
    }

    void conflict(Conflict conflict) {
        conflicts.add(conflict);
    }

    void rejected(Row row, String reason) {
        rejected.add(row.key() + " (" + reason + ")");
    }

    public int getMerged() {
        return merged;
    }

    public int getCopied() {
        return copied;
    }

    public int getRejected() {
        return rejected.size();
    }

    public List<Conflict> getConflicts() {
        return conflicts;
    }

    public void print() {
        System.out.println("merged " + merged + ", copied " + copied + ", rejected " + rejected);
        for (Conflict conflict : conflicts) {
            System.out.println("  " + conflict);
        }
    }
}
