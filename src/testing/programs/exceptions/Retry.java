import java.util.ArrayList;
import java.util.List;

/** Retrying, compensation and collecting of errors. */
public class Retry {
    static class Transient extends Exception {
        Transient(String message) {
            super(message);
        }
    }

    interface Job<T> {
        T run(int attempt) throws Transient;
    }

    private final List<String> journal = new ArrayList<>();

    <T> T retry(int times, Job<T> job) {
        RuntimeException failure = new RuntimeException("gave up after " + times);
        for (int attempt = 1; attempt <= times; attempt++) {
            try {
                journal.add("try " + attempt);
                return job.run(attempt);
            } catch (Transient e) {
                failure.addSuppressed(e);
            } finally {
                journal.add("end " + attempt);
            }
        }
        throw failure;
    }

    static int transfer(int[] accounts, int from, int to, int amount) {
        int done = 0;
        try {
            accounts[from] -= amount;
            done++;
            accounts[to] += amount;
            done++;
            return done;
        } finally {
            if (done == 1) {
                accounts[from] += amount;
                System.out.println("rolled back");
            }
        }
    }

    public static void main(String[] args) {
        Retry r = new Retry();
        System.out.println(r.<String>retry(3, n -> {
            if (n < 3) {
                throw new Transient("attempt " + n);
            }
            return "success at " + n;
        }));
        try {
            r.retry(2, n -> {
                throw new Transient("always " + n);
            });
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
            for (Throwable s : e.getSuppressed()) {
                System.out.println("  " + s.getMessage());
            }
        }
        System.out.println(r.journal);
        try {
            r.retry(5, n -> 10 / (n - 1));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage() + " " + r.journal.get(r.journal.size() - 1));
        }
        int[] accounts = {100, 50};
        System.out.println(transfer(accounts, 0, 1, 30) + " " + accounts[0] + " " + accounts[1]);
        try {
            transfer(accounts, 0, 2, 30);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(accounts[0] + " " + accounts[1]);
        }
    }
}
