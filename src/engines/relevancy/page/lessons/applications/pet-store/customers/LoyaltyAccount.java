/** Bonus points: one for each 100 cents paid. */
public class LoyaltyAccount {
    private static final int CENTS_A_POINT = 100;

    private int points;
    private int ordersSoFar;

    public void credit(int amountPaid) {
        points += amountPaid / CENTS_A_POINT;
        ordersSoFar++;
    }

    public void takeBack(int amountReturned) {
        points = Math.max(0, points - amountReturned / CENTS_A_POINT);
    }

    public int getPoints() {
        return points;
    }

    public int getOrdersSoFar() {
        return ordersSoFar;
    }

    public LoyaltyLevel level() {
        return LoyaltyLevel.of(points);
    }
}
