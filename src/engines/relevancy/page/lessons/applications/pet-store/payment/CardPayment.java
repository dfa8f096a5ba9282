/** Pays with the card that the customer left. */
public class CardPayment implements PaymentMethod {
    private final PaymentGateway gateway;
    private final Calendar calendar;
    private final LuhnCheck luhn = new LuhnCheck();

    public CardPayment(PaymentGateway gateway, Calendar calendar) {
        this.gateway = gateway;
        this.calendar = calendar;
    }

    @Override
    public PaymentResult pay(Customer customer, int amount) {
        CreditCard card = customer.getCard();
        if (card == null) {
            return PaymentResult.refused("no card");
        }
        if (card.kind() == CardKind.UNKNOWN || !luhn.isValid(card.getNumber())) {
            return PaymentResult.refused("the card number is wrong");
        }
        if (!card.isValidOn(calendar.today())) {
            return PaymentResult.refused("the card has expired");
        }
        String receipt = gateway.charge(card.getNumber(), amount);
        return receipt == null ? PaymentResult.refused("the bank refused") : PaymentResult.accepted(receipt);
    }

    @Override
    public void refund(Customer customer, String receipt, int amount) {
        gateway.giveBack(receipt, amount);
    }
}
