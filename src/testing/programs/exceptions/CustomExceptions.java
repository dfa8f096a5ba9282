/** Checked and unchecked exceptions of one's own, with fields and causes. */
public class CustomExceptions {
    static class BankException extends Exception {
        private final int code;

        BankException(String message, int code) {
            super(message);
            this.code = code;
        }

        BankException(String message, Throwable cause) {
            super(message, cause);
            this.code = -1;
        }

        int code() {
            return code;
        }
    }

    static class Overdrawn extends BankException {
        final int missing;

        Overdrawn(int missing) {
            super("missing " + missing, 402);
            this.missing = missing;
        }

        @Override
        public String getMessage() {
            return "overdrawn, " + super.getMessage();
        }
    }

    static class Silent extends RuntimeException {
        @Override
        public String toString() {
            return "a silent exception";
        }
    }

    static class Wrapper extends RuntimeException {
        Wrapper(Throwable cause) {
            super(cause);
        }
    }

    static int withdraw(int balance, int amount) throws BankException {
        if (amount < 0) {
            throw new BankException("negative amount", 400);
        }
        if (amount > balance) {
            throw new Overdrawn(amount - balance);
        }
        try {
            return 1000 / (balance - amount);
        } catch (ArithmeticException e) {
            throw new BankException("empty account", e);
        }
    }

    static void all(int balance, int amount) {
        try {
            System.out.println("ok " + withdraw(balance, amount));
        } catch (Overdrawn e) {
            System.out.println(e.getMessage() + " " + e.missing + " " + e.code());
        } catch (BankException e) {
            System.out.println(e.getMessage() + " " + e.code() + " cause " + e.getCause());
        }
    }

    public static void main(String[] args) {
        all(100, 50);
        all(100, -1);
        all(100, 150);
        all(100, 100);
        System.out.println(new Overdrawn(5));
        System.out.println(new Silent() + " " + new Silent().getMessage());
        Wrapper w = new Wrapper(new Wrapper(new IllegalStateException("deep")));
        System.out.println(w);
        System.out.println(w.getMessage());
        Throwable t = w;
        while (t.getCause() != null) {
            t = t.getCause();
        }
        System.out.println(t.getMessage() + " " + new Wrapper(null).getMessage());
        RuntimeException late = new RuntimeException("late cause");
        late.initCause(new Exception("initialised"));
        System.out.println(late.getCause().getMessage() + " " + late.getLocalizedMessage());
    }
}
