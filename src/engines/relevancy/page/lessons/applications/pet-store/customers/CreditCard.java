/** A card that a customer has left with the store. */
public class CreditCard {
    private final String number;
    private final String holder;
    private final Day expires;

    public CreditCard(String number, String holder, Day expires) {
        this.number = number;
        this.holder = holder;
        this.expires = expires;
    }

    public String getNumber() {
        return number;
    }

    public String getHolder() {
        return holder;
    }

    public boolean isValidOn(Day day) {
        return !expires.isBefore(day);
    }

    public CardKind kind() {
        return CardKind.of(number);
    }

    /** What may be printed of it. */
    public String masked() {
        return Texts.mask(number);
    }
}
