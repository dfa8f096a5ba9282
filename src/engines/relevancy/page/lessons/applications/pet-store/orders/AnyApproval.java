import java.util.ArrayList;
import java.util.List;

/** Asks several policies; one of them is enough. */
public class AnyApproval implements ApprovalPolicy {
    private final List<ApprovalPolicy> policies = new ArrayList<>();

    public AnyApproval with(ApprovalPolicy policy) {
        policies.add(policy);
        return this;
    }

    @Override
    public boolean needsApproval(Order order) {
        for (ApprovalPolicy policy : policies) {
            if (policy.needsApproval(order)) {
                return true;
            }
        }
        return false;
    }
}
