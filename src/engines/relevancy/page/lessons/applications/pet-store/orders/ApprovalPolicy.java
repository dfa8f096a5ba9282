/** Tells which orders somebody has to look at before they go on. */
public interface ApprovalPolicy {
    boolean needsApproval(Order order);
}
