/** Brings a value into the form in which it is compared and stored. */
public interface Normaliser {
    String normalise(String value);
}
