/** Tells whether two rows of the two tables mean the same thing. */
public interface Matcher {
    boolean matches(Row left, Row right);
}
