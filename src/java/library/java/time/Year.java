package java.time;

/** What there is to say of years. */
public final class Year {
    public static final int MIN_VALUE = -999999999;
    public static final int MAX_VALUE = 999999999;

    private Year() {
    }

    public static boolean isLeap(long year) {
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    }
}
