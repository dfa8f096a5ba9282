/** How orders get to the suppliers: messages in the real store, a stub here. */
public interface SupplierLink {
    /** False when the supplier cannot deliver. */
    boolean send(PurchaseOrder order);
}
