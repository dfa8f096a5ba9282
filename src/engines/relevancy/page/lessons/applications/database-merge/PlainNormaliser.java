/** Blanks at both ends do not count. */
public class PlainNormaliser implements Normaliser {
    @Override
    public String normalise(String value) {
        return value.trim();
    }
}
