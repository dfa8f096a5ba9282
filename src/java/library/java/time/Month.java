package java.time;

import java.time.format.TextStyle;
import java.util.Locale;

/** The months of a year. */
public enum Month {
    JANUARY,
    FEBRUARY,
    MARCH,
    APRIL,
    MAY,
    JUNE,
    JULY,
    AUGUST,
    SEPTEMBER,
    OCTOBER,
    NOVEMBER,
    DECEMBER;

    private static final Month[] ALL = values();

    public static Month of(int number) {
        if (number < 1 || number > 12) throw new DateTimeException("Invalid value for MonthOfYear: " + number);
        return ALL[number - 1];
    }

    public int getValue() {
        return ordinal() + 1;
    }

    public Month plus(long months) {
        return ALL[(ordinal() + (int) (months % 12) + 12) % 12];
    }

    public Month minus(long months) {
        return plus(-(months % 12));
    }

    public int length(boolean isLeapYear) {
        switch (this) {
            case FEBRUARY:
                return isLeapYear ? 29 : 28;
            case APRIL:
            case JUNE:
            case SEPTEMBER:
            case NOVEMBER:
                return 30;
            default:
                return 31;
        }
    }

    public int minLength() {
        return length(false);
    }

    public int maxLength() {
        return length(true);
    }

    public int firstDayOfYear(boolean isLeapYear) {
        int day = 1;
        for (int i = 0; i < ordinal(); i++) day += ALL[i].length(isLeapYear);
        return day;
    }

    /** In English, whatever the locale. */
    public String getDisplayName(TextStyle style, Locale locale) {
        return EnglishNames.of(name(), style);
    }
}
