package accounts;

public class InsufficientFunds extends Exception {
    public final int missing;

    InsufficientFunds(Account account, int missing) {
        super(account.owner + " lacks " + missing);
        this.missing = missing;
    }
}
