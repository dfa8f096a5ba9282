/** What one of two matchers accepts. */
public class EitherMatcher implements Matcher {
    private final Matcher first;
    private final Matcher second;

    public EitherMatcher(Matcher first, Matcher second) {
        this.first = first;
        this.second = second;
    }

    @Override
    public boolean matches(Row left, Row right) {
        return first.matches(left, right) || second.matches(left, right);
    }
}
