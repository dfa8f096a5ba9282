import java.util.ArrayList;
import java.util.List;

/** Stands in for the suppliers: they take every order up to an amount. */
public class SupplierLinkStub implements SupplierLink {
    private final int mostAmount;
    private final List<String> received = new ArrayList<>();

    public SupplierLinkStub(int mostAmount) {
        this.mostAmount = mostAmount;
    }

    @Override
    public boolean send(PurchaseOrder order) {
        if (order.cost() > mostAmount) {
            return false;
        }
        received.add(order.getId() + " to " + order.getSupplier().getName());
        return true;
    }

    public List<String> getReceived() {
        return received;
    }
}
