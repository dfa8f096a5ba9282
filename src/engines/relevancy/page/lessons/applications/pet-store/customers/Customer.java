/** A customer has an account. */
public class Customer {
    private final String id;
    private final Credentials credentials;
    private final ContactInfo contact;
    private final LoyaltyAccount loyalty = new LoyaltyAccount();
    private CreditCard card;
    private boolean locked;

    public Customer(String id, Credentials credentials, ContactInfo contact) {
        this.id = id;
        this.credentials = credentials;
        this.contact = contact;
    }

    public String getId() {
        return id;
    }

    public Credentials getCredentials() {
        return credentials;
    }

    public ContactInfo getContact() {
        return contact;
    }

    public LoyaltyAccount getLoyalty() {
        return loyalty;
    }

    /** The card on file, or null: then the customer pays by invoice. */
    public CreditCard getCard() {
        return card;
    }

    public void setCard(CreditCard card) {
        this.card = card;
    }

    public boolean isLocked() {
        return locked;
    }

    public void lock() {
        locked = true;
    }

    @Override
    public String toString() {
        return contact.fullName();
    }
}
