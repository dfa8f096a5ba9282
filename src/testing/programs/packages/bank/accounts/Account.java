package accounts;

/** An account; its balance is only changed by this package. */
public abstract class Account {
    private static int created = 0;
    protected final String owner;
    protected int balance;
    final int number;

    protected Account(String owner) {
        this.owner = owner;
        number = ++created;
    }

    public void deposit(int amount) {
        if (amount <= 0) {
            throw new IllegalArgumentException("cannot deposit " + amount);
        }
        balance += amount;
    }

    public void withdraw(int amount) throws InsufficientFunds {
        if (amount > available()) {
            throw new InsufficientFunds(this, amount - available());
        }
        balance -= amount;
    }

    protected int available() {
        return balance;
    }

    abstract void month();

    public int balance() {
        return balance;
    }

    @Override
    public String toString() {
        return "#" + number + " " + owner + " " + balance;
    }
}
