/** What a new customer typed. */
public class RegistrationForm {
    private final String user;
    private final String password;
    private final ContactInfo contact;

    public RegistrationForm(Request request) {
        this.user = request.field("user").trim();
        this.password = request.field("password");
        Address address = new Address(
            request.field("street"),
            request.field("town"),
            request.field("postcode"),
            request.field("country")
        );
        this.contact = new ContactInfo(
            request.field("given"),
            request.field("family"),
            request.field("mail").trim(),
            address
        );
    }

    public String getUser() {
        return user;
    }

    public String getPassword() {
        return password;
    }

    public ContactInfo getContact() {
        return contact;
    }
}
