/** Decides between two different values of matching rows. Neither of them is empty. */
public interface Policy {
    String choose(Row left, Row right, int column);
}
