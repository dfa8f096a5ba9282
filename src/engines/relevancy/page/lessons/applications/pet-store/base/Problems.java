import java.util.ArrayList;
import java.util.List;

/** What is wrong with something that a customer typed: fields with a complaint each. */
public class Problems {
    private final List<String> complaints = new ArrayList<>();

    public void add(String field, String complaint) {
        complaints.add(field + ": " + complaint);
    }

    /** Complains when a condition does not hold. */
    public void require(boolean condition, String field, String complaint) {
        if (!condition) {
            add(field, complaint);
        }
    }

    public void addAll(String prefix, Problems others) {
        for (String complaint : others.complaints) {
            complaints.add(prefix + "." + complaint);
        }
    }

    public boolean isEmpty() {
        return complaints.isEmpty();
    }

    public int size() {
        return complaints.size();
    }

    public List<String> getComplaints() {
        return complaints;
    }

    @Override
    public String toString() {
        return String.join("; ", complaints);
    }
}
