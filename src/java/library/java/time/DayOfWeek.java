package java.time;

import java.time.format.TextStyle;
import java.util.Locale;

/** The days of a week. */
public enum DayOfWeek {
    MONDAY,
    TUESDAY,
    WEDNESDAY,
    THURSDAY,
    FRIDAY,
    SATURDAY,
    SUNDAY;

    private static final DayOfWeek[] ALL = values();

    public static DayOfWeek of(int number) {
        if (number < 1 || number > 7) throw new DateTimeException("Invalid value for DayOfWeek: " + number);
        return ALL[number - 1];
    }

    public int getValue() {
        return ordinal() + 1;
    }

    public DayOfWeek plus(long days) {
        return ALL[(ordinal() + (int) (days % 7) + 7) % 7];
    }

    public DayOfWeek minus(long days) {
        return plus(-(days % 7));
    }

    /** In English, whatever the locale. */
    public String getDisplayName(TextStyle style, Locale locale) {
        return EnglishNames.of(name(), style);
    }
}
