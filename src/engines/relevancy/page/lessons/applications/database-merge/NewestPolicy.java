/** The row that was changed last wins; the left one when both are of the same age. */
public class NewestPolicy implements Policy {
    @Override
    public String choose(Row left, Row right, int column) {
        return right.getChanged() > left.getChanged() ? right.get(column) : left.get(column);
    }
}
