import accounts.Account;
import accounts.Bank;
import accounts.Checking;
import accounts.InsufficientFunds;
import accounts.Savings;

/** A bank whose accounts live in a package. */
public class Main {
    public static void main(String[] args) throws InsufficientFunds {
        Bank bank = new Bank();
        Savings s = bank.open(new Savings("Ann", 0.05));
        Checking c = bank.open(new Checking("Bob", 100));
        s.deposit(1000);
        System.out.println(bank.transfer(s, c, 250) + " " + bank.transfer(c, s, 400) + " " + bank.transfer(c, s, 350));
        System.out.println(bank.accounts());
        bank.endOfMonth();
        for (Account a : bank.accounts()) {
            System.out.println(a);
        }
        System.out.println(bank.total() + " " + Checking.FEE);
        try {
            s.deposit(-5);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        s.withdraw(5000);
    }
}
