import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Finds customers, and writes what is kept of them to the stub database. */
public class CustomerRepository {
    private final RecordTable table;
    private final Map<String, Customer> byUser = new LinkedHashMap<>();
    private final KeyGenerator keys = new KeyGenerator("C", 1);

    public CustomerRepository(StubDatabase database) {
        this.table = database.table("customers");
    }

    public Customer create(Credentials credentials, ContactInfo contact) {
        Customer customer = new Customer(keys.next(), credentials, contact);
        byUser.put(credentials.getUser(), customer);
        table.insert(recordOf(customer));
        return customer;
    }

    public void save(Customer customer) {
        table.update(recordOf(customer));
    }

    /** The customer of a user name, or null. */
    public Customer findByUser(String user) {
        return byUser.get(user);
    }

    public List<Customer> all() {
        return new ArrayList<>(byUser.values());
    }

    private Record recordOf(Customer customer) {
        ContactInfo contact = customer.getContact();
        Record record = new Record(customer.getId()).set("user", customer.getCredentials().getUser());
        record.set("name", contact.fullName()).set("mail", contact.getMail());
        record.set("country", contact.getAddress().getCountry());
        return record;
    }
}
