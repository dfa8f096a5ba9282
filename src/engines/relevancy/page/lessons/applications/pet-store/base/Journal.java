import java.util.ArrayList;
import java.util.List;

/** What happened, line by line, for the staff of the store. */
public class Journal {
    private final Calendar calendar;
    private final List<String> entries = new ArrayList<>();

    public Journal(Calendar calendar) {
        this.calendar = calendar;
    }

    public void write(String entry) {
        entries.add(calendar.today() + " " + entry);
    }

    public int size() {
        return entries.size();
    }

    public String last() {
        return entries.isEmpty() ? "" : entries.get(entries.size() - 1);
    }

    public void print(int most) {
        int from = Math.max(0, entries.size() - most);
        for (int i = from; i < entries.size(); i++) {
            System.out.println("  " + entries.get(i));
        }
    }
}
