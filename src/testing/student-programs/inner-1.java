import java.util.*;

public class Main {
    private final String name;
    private final List<Account> accounts = new ArrayList<>();
    private static int nextId = 100;

    Main(String name) { this.name = name; }

    class Account {
        private final int id = nextId++;
        private long cents;
        void deposit(long c) {
            if (c <= 0) throw new IllegalArgumentException("Amount must be positive");
            cents += c;
            history.add(name + " +" + c);
        }
        Main bank() { return Main.this; }
        @Override public String toString() { return String.format("%s[%d]: %d.%02d", name, id, cents / 100, cents % 100); }
    }

    private final Deque<String> history = new LinkedList<>();

    Account open() { Account a = this.new Account(); accounts.add(a); return a; }

    public static void main(String[] args) {
        Main bank = new Main("City");
        Main.Account a = bank.open();
        Account b = bank.new Account();
        a.deposit(12345);
        b.deposit(5);
        System.out.println(a + " " + b + " " + (a.bank() == bank) + " " + bank.accounts.size());
        try { a.deposit(-1); } catch (IllegalArgumentException e) { System.out.println("Error: " + e.getMessage()); }
        System.out.println(bank.history.peekLast() + " " + bank.history);
    }
}
