/** Something that is printed at the end of a period. */
public abstract class Report {
    private final String title;

    protected Report(String title) {
        this.title = title;
    }

    public String getTitle() {
        return title;
    }

    /** The table of the report. */
    protected abstract TextTable table();

    /** One line below the table. */
    protected abstract String summary();

    public void print() {
        System.out.println(title);
        System.out.print(table().render());
        System.out.println("  " + summary());
    }
}
