/** Something that came onto the shelf or left it. */
public class StockMovement {
    private final Day day;
    private final String itemId;
    private final int change;
    private final String reason;

    public StockMovement(Day day, String itemId, int change, String reason) {
        this.day = day;
        this.itemId = itemId;
        this.change = change;
        this.reason = reason;
    }

    public Day getDay() {
        return day;
    }

    public String getItemId() {
        return itemId;
    }

    public int getChange() {
        return change;
    }

    public String getReason() {
        return reason;
    }

    @Override
    public String toString() {
        return day + " " + itemId + " " + (change > 0 ? "+" : "") + change + " " + reason;
    }
}
