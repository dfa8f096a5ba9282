import java.util.ArrayList;
import java.util.List;

/** What the store has ordered from one supplier. */
public class PurchaseOrder {
    private final String id;
    private final Supplier supplier;
    private final Day due;
    private final List<PurchaseOrderLine> lines = new ArrayList<>();
    private boolean delivered;

    public PurchaseOrder(String id, Supplier supplier, Day due) {
        this.id = id;
        this.supplier = supplier;
        this.due = due;
    }

    public String getId() {
        return id;
    }

    public Supplier getSupplier() {
        return supplier;
    }

    public Day getDue() {
        return due;
    }

    void add(PurchaseOrderLine line) {
        lines.add(line);
    }

    public List<PurchaseOrderLine> getLines() {
        return lines;
    }

    public int cost() {
        int sum = 0;
        for (PurchaseOrderLine line : lines) {
            sum += line.cost();
        }
        return sum;
    }

    public boolean isDelivered() {
        return delivered;
    }

    void deliver() {
        delivered = true;
    }
}
