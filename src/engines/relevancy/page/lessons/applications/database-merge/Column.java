/** A column of a table: its name, and whether a row may leave it empty. */
public class Column {
    private final String name;
    private final boolean required;

    public Column(String name, boolean required) {
        this.name = name;
        this.required = required;
    }

    public String getName() {
        return name;
    }

    public boolean isRequired() {
        return required;
    }
}
