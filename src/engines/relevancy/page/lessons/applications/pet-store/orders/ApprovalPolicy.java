/** Tells which orders have to be approved by hand. */
public interface ApprovalPolicy {
    boolean needsApproval(Order order);
}
