import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Orders what runs out, one purchase order a supplier, and puts what arrives onto the shelves. */
public class Replenishment {
    private final Inventory inventory;
    private final SupplierDirectory suppliers;
    private final SupplierLink link;
    private final ReorderPolicy policy;
    private final Calendar calendar;
    private final Journal journal;
    private final KeyGenerator keys = new KeyGenerator("P", 1);
    private final List<PurchaseOrder> orders = new ArrayList<>();

    public Replenishment(
        Inventory inventory,
        SupplierDirectory suppliers,
        SupplierLink link,
        ReorderPolicy policy,
        Calendar calendar,
        Journal journal
    ) {
        this.inventory = inventory;
        this.suppliers = suppliers;
        this.link = link;
        this.policy = policy;
        this.calendar = calendar;
        this.journal = journal;
    }

    /** A day's work: take in what is due, then order what is short. */
    public void work() {
        receiveDue();
        for (PurchaseOrder order : drafts()) {
            if (link.send(order)) {
                commit(order);
            } else {
                journal.write("supplier refused " + order.getId());
            }
        }
    }

    private void receiveDue() {
        for (PurchaseOrder order : orders) {
            if (!order.isDelivered() && !order.getDue().isAfter(calendar.today())) {
                for (PurchaseOrderLine line : order.getLines()) {
                    inventory.arrived(line.getItem(), line.getQuantity(), order.getSupplier().getName());
                }
                order.deliver();
                journal.write("arrived: " + order.getId());
            }
        }
    }

    private List<PurchaseOrder> drafts() {
        Map<String, PurchaseOrder> drafts = new LinkedHashMap<>();
        for (StockItem stock : inventory.all()) {
            int quantity = policy.quantityFor(stock);
            if (quantity > 0) {
                draftFor(stock.getItem(), drafts).add(new PurchaseOrderLine(stock.getItem(), quantity));
            }
        }
        return new ArrayList<>(drafts.values());
    }

    private PurchaseOrder draftFor(Item item, Map<String, PurchaseOrder> drafts) {
        Supplier supplier = suppliers.find(item.getSupplierId());
        PurchaseOrder draft = drafts.get(supplier.getId());
        if (draft == null) {
            Day due = calendar.today().plusDays(supplier.getDeliveryDays());
            draft = new PurchaseOrder(keys.next(), supplier, due);
            drafts.put(supplier.getId(), draft);
        }
        return draft;
    }

    private void commit(PurchaseOrder order) {
        orders.add(order);
        order.getSupplier().buy(order.cost());
        for (PurchaseOrderLine line : order.getLines()) {
            inventory.ordered(line.getItem(), line.getQuantity());
        }
    }

    public List<PurchaseOrder> getOrders() {
        return orders;
    }
}
