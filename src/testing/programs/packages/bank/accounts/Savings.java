package accounts;

public class Savings extends Account {
    private final double rate;

    public Savings(String owner, double rate) {
        super(owner);
        this.rate = rate;
    }

    @Override
    void month() {
        balance += balance * rate;
    }
}
