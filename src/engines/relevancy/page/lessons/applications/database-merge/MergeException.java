/** Tables that cannot be merged, or a column that is not there. */
public class MergeException extends RuntimeException {
    public MergeException(String message) {
        super(message);
    }
}
