import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The suppliers by their numbers. */
public class SupplierDirectory {
    private final Map<String, Supplier> suppliers = new LinkedHashMap<>();

    public static SupplierDirectory from(StubDatabase database) {
        SupplierDirectory directory = new SupplierDirectory();
        for (Record record : database.table("suppliers").all()) {
            directory.add(new Supplier(record.getKey(), record.get("name"), record.getNumber("days")));
        }
        return directory;
    }

    public void add(Supplier supplier) {
        suppliers.put(supplier.getId(), supplier);
    }

    public Supplier find(String id) {
        Supplier found = suppliers.get(id);
        if (found == null) {
            throw new StoreException("no supplier " + id);
        }
        return found;
    }

    public List<Supplier> all() {
        return new ArrayList<>(suppliers.values());
    }
}
