/** An address in small letters; a value without an at sign is dropped. */
public class MailNormaliser implements Normaliser {
    @Override
    public String normalise(String value) {
        String address = value.trim().toLowerCase();
        return address.indexOf('@') > 0 ? address : "";
    }
}
