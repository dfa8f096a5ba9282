/** Keeps every change in the journal. */
public class JournalListener implements OrderListener {
    private final Journal journal;

    public JournalListener(Journal journal) {
        this.journal = journal;
    }

    @Override
    public void changed(Order order) {
        journal.write("order " + order);
    }
}
