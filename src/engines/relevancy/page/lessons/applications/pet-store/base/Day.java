/** A date as a count of days since the store opened; the store's calendar has months of thirty days. */
public final class Day implements Comparable<Day> {
    private static final int DAYS_OF_MONTH = 30;
    private static final int MONTHS = 12;

    private final int number;

    public Day(int number) {
        this.number = number;
    }

    public static Day of(int year, int month, int day) {
        return new Day((year * MONTHS + month - 1) * DAYS_OF_MONTH + day - 1);
    }

    public int getNumber() {
        return number;
    }

    public int getYear() {
        return number / (DAYS_OF_MONTH * MONTHS);
    }

    public int getMonth() {
        return number / DAYS_OF_MONTH % MONTHS + 1;
    }

    public int getDayOfMonth() {
        return number % DAYS_OF_MONTH + 1;
    }

    public Day plusDays(int days) {
        return new Day(number + days);
    }

    public int daysUntil(Day later) {
        return later.number - number;
    }

    public boolean isBefore(Day other) {
        return number < other.number;
    }

    public boolean isAfter(Day other) {
        return number > other.number;
    }

    @Override
    public int compareTo(Day other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Day && ((Day) other).number == number;
    }

    @Override
    public int hashCode() {
        return number;
    }

    @Override
    public String toString() {
        return getYear() + "/" + getMonth() + "/" + getDayOfMonth();
    }
}
