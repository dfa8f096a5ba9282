/** How a customer can be reached. */
public class ContactInfo {
    private final String givenName;
    private final String familyName;
    private final String mail;
    private Address address;

    public ContactInfo(String givenName, String familyName, String mail, Address address) {
        this.givenName = givenName;
        this.familyName = familyName;
        this.mail = mail;
        this.address = address;
    }

    public String getGivenName() {
        return givenName;
    }

    public String getFamilyName() {
        return familyName;
    }

    public String fullName() {
        return givenName + " " + familyName;
    }

    public String getMail() {
        return mail;
    }

    public Address getAddress() {
        return address;
    }

    public void setAddress(Address address) {
        this.address = address;
    }
}
