/** Same key, same thing. */
public class KeyMatcher implements Matcher {
    @Override
    public boolean matches(Row left, Row right) {
        return left.key().equals(right.key());
    }
}
