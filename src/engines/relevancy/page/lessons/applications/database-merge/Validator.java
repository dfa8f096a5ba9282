/** Finds rows that must not get into the result. */
public class Validator {
    private final Schema schema;

    public Validator(Schema schema) {
        this.schema = schema;
    }

    /** What is wrong with a row; null when nothing is. */
    public String problemOf(Row row) {
        for (int i = 0; i < schema.size(); i++) {
            Column column = schema.at(i);
            if (column.isRequired() && row.get(i).isEmpty()) {
                return "no " + column.getName();
            }
        }
        return null;
    }
}
