import java.util.HashMap;
import java.util.Map;

/** Checks names and passwords; locks an account after three wrong ones in a row. */
public class SignOnService {
    private static final int MOST_FAILURES = 3;

    private final CustomerRepository customers;
    private final Journal journal;
    private final Map<String, Integer> failures = new HashMap<>();

    public SignOnService(CustomerRepository customers, Journal journal) {
        this.customers = customers;
        this.journal = journal;
    }

    /** The customer, or null when name and password do not fit or the account is locked. */
    public Customer signOn(String user, String password) {
        Customer customer = customers.findByUser(user);
        if (customer == null || customer.isLocked()) {
            return null;
        }
        if (customer.getCredentials().fits(password)) {
            failures.remove(user);
            return customer;
        }
        int count = failures.getOrDefault(user, 0) + 1;
        failures.put(user, count);
        if (count >= MOST_FAILURES) {
            customer.lock();
            journal.write("locked " + user);
        }
        return null;
    }

    public int failuresOf(String user) {
        return failures.getOrDefault(user, 0);
    }
}
