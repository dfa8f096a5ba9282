/** Many animals at once are looked at by the vet. */
public class AnimalApproval implements ApprovalPolicy {
    private static final int MOST = 4;

    @Override
    public boolean needsApproval(Order order) {
        int animals = 0;
        for (OrderLine line : order.getLines()) {
            if (line.getItem().isLive()) {
                animals += line.getQuantity();
            }
        }
        return animals > MOST;
    }
}
