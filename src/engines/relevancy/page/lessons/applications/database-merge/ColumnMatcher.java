/** The same value, and some value, in one column: two customers with one address are one customer. */
public class ColumnMatcher implements Matcher {
    private final int column;

    public ColumnMatcher(Schema schema, String column) {
        this.column = schema.indexOf(column);
    }

    @Override
    public boolean matches(Row left, Row right) {
        String value = left.get(column);
        return !value.isEmpty() && value.equals(right.get(column));
    }
}
