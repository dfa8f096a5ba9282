package accounts;

public class Checking extends Account {
    public static final int FEE = 2;
    private final int credit;

    public Checking(String owner, int credit) {
        super(owner);
        this.credit = credit;
    }

    @Override
    protected int available() {
        return super.available() + credit;
    }

    @Override
    void month() {
        balance -= FEE;
    }
}
