/** What a number of points is good for. */
public enum LoyaltyLevel {
    NONE(0, 0),
    BRONZE(200, 1),
    SILVER(1000, 2),
    GOLD(5000, 4);

    private final int pointsNeeded;
    private final int percent;

    LoyaltyLevel(int pointsNeeded, int percent) {
        this.pointsNeeded = pointsNeeded;
        this.percent = percent;
    }

    public int getPercent() {
        return percent;
    }

    public static LoyaltyLevel of(int points) {
        LoyaltyLevel best = NONE;
        for (LoyaltyLevel level : values()) {
            if (points >= level.pointsNeeded) {
                best = level;
            }
        }
        return best;
    }
}
