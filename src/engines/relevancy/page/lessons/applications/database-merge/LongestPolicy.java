/** The longer text wins: it was written with more care. */
public class LongestPolicy implements Policy {
    @Override
    public String choose(Row left, Row right, int column) {
        String ours = left.get(column);
        String theirs = right.get(column);
        return theirs.length() > ours.length() ? theirs : ours;
    }
}
