/** Large orders, and quite large ones of new customers, wait for approval. */
public class AmountApproval implements ApprovalPolicy {
    private final int limit;
    private final int limitForNew;

    public AmountApproval(int limit, int limitForNew) {
        this.limit = limit;
        this.limitForNew = limitForNew;
    }

    @Override
    public boolean needsApproval(Order order) {
        boolean isNew = order.getCustomer().getLoyalty().getOrdersSoFar() <= 1;
        return order.getPrice().total() > (isNew ? limitForNew : limit);
    }
}
