package accounts;

import java.util.ArrayList;
import java.util.List;

public class Bank {
    private final List<Account> accounts = new ArrayList<>();

    public <A extends Account> A open(A account) {
        accounts.add(account);
        return account;
    }

    public void endOfMonth() {
        for (Account a : accounts) {
            a.month();
        }
    }

    public boolean transfer(Account from, Account to, int amount) {
        try {
            from.withdraw(amount);
            to.deposit(amount);
            return true;
        } catch (InsufficientFunds e) {
            System.out.println("refused: " + e.getMessage());
            return false;
        }
    }

    public int total() {
        int sum = 0;
        for (Account a : accounts) {
            sum += a.balance;
        }
        return sum;
    }

    public List<Account> accounts() {
        return accounts;
    }
}
