public class Main {
    static class InsufficientFundsException extends Exception {
        private final double missing;
        InsufficientFundsException(String message, double missing) { super(message); this.missing = missing; }
        double getMissing() { return missing; }
    }
    static class Account {
        private double balance;
        void withdraw(double amount) throws InsufficientFundsException {
            if (amount > balance) throw new InsufficientFundsException("Balance too low", amount - balance);
            balance -= amount;
        }
    }
    static int tryFinally() {
        int x = 1;
        try { return x; } finally { x = 2; System.out.println("finally " + x); }
    }
    public static void main(String[] args) {
        Account a = new Account();
        a.balance = 50;
        try {
            a.withdraw(20);
            a.withdraw(45.5);
            System.out.println("never");
        } catch (InsufficientFundsException e) {
            System.out.println(e.getMessage() + ", missing " + e.getMissing());
        } finally {
            System.out.println("done");
        }
        System.out.println(tryFinally());
        try {
            Object o = "text";
            Integer i = (Integer) o;
        } catch (ClassCastException | NullPointerException e) {
            System.out.println(e.getClass().getName());
        }
    }
}
