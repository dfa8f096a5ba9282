/** Tells what day it is. The drivers set it, so that every run is the same. */
public class Calendar {
    private Day today;

    public Calendar(Day today) {
        this.today = today;
    }

    public Day today() {
        return today;
    }

    public void advance(int days) {
        if (days < 0) {
            throw new StoreException("time does not run backwards");
        }
        today = today.plusDays(days);
    }
}
