import java.util.LinkedHashMap;
import java.util.Map;

/** Stands in for the bank: accepts everything up to a limit and keeps the books. */
public class GatewayStub implements PaymentGateway {
    private final int limit;
    private final KeyGenerator receipts = new KeyGenerator("R", 5001);
    private final Map<String, Integer> charged = new LinkedHashMap<>();

    public GatewayStub(int limit) {
        this.limit = limit;
    }

    @Override
    public String charge(String cardNumber, int amount) {
        if (amount > limit || amount <= 0) {
            return null;
        }
        String receipt = receipts.next();
        charged.put(receipt, amount);
        return receipt;
    }

    @Override
    public void giveBack(String receipt, int amount) {
        Integer before = charged.get(receipt);
        if (before == null || before < amount) {
            throw new StoreException("more given back than paid: " + receipt);
        }
        charged.put(receipt, before - amount);
    }

    public int balance() {
        int sum = 0;
        for (int amount : charged.values()) {
            sum += amount;
        }
        return sum;
    }
}
