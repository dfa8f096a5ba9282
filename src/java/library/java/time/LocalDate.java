package java.time;

import java.io.Serializable;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;

/** A day of the calendar. */
public final class LocalDate implements Temporal, Comparable<LocalDate>, Serializable {
    public static final LocalDate MIN = new LocalDate(Year.MIN_VALUE, 1, 1);
    public static final LocalDate MAX = new LocalDate(Year.MAX_VALUE, 12, 31);
    public static final LocalDate EPOCH = new LocalDate(1970, 1, 1);

    private static final int DAYS_IN_400_YEARS = 146097;
    /** From 1 March of the year 0 to 1 January 1970. */
    private static final int DAYS_TO_1970 = 719468;

    private final int year;
    private final int month;
    private final int day;

    private LocalDate(int year, int month, int day) {
        this.year = year;
        this.month = month;
        this.day = day;
    }

    public static LocalDate of(int year, Month month, int day) {
        return of(year, month.getValue(), day);
    }

    public static LocalDate of(int year, int month, int day) {
        checkYear(year);
        if (month < 1 || month > 12) throw outside("MonthOfYear", "1 - 12", month);
        if (day < 1 || day > 31) throw outside("DayOfMonth", "1 - 28/31", day);
        if (day > Month.of(month).length(Year.isLeap(year))) throw noSuchDay(year, month, day);
        return new LocalDate(year, month, day);
    }

    private static DateTimeException noSuchDay(int year, int month, int day) {
        if (day == 29)
            return new DateTimeException("Invalid date 'February 29' as '" + year + "' is not a leap year");
        return new DateTimeException("Invalid date '" + Month.of(month).name() + " " + day + "'");
    }

    private static DateTimeException outside(String field, String range, long value) {
        return new DateTimeException("Invalid value for " + field + " (valid values " + range + "): " + value);
    }

    private static int checkYear(long year) {
        if (year < Year.MIN_VALUE || year > Year.MAX_VALUE) throw outside("Year", "-999999999 - 999999999", year);
        return (int) year;
    }

    public static LocalDate ofYearDay(int year, int dayOfYear) {
        checkYear(year);
        if (dayOfYear < 1 || dayOfYear > 366) throw outside("DayOfYear", "1 - 365/366", dayOfYear);
        if (dayOfYear == 366 && !Year.isLeap(year))
            throw new DateTimeException("Invalid date 'DayOfYear 366' as '" + year + "' is not a leap year");
        return new LocalDate(year, 1, 1).plusDays(dayOfYear - 1);
    }

    /** The years are counted from 1 March, so that a leap day is the last of its year. */
    public static LocalDate ofEpochDay(long epochDay) {
        long days = epochDay + DAYS_TO_1970;
        long cycle = Math.floorDiv(days, (long) DAYS_IN_400_YEARS);
        int inCycle = (int) (days - cycle * DAYS_IN_400_YEARS);
        int yearOfCycle = (inCycle - inCycle / 1460 + inCycle / 36524 - inCycle / 146096) / 365;
        int dayOfYear = inCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100);
        int monthFromMarch = (5 * dayOfYear + 2) / 153;
        int day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1;
        int month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
        long year = yearOfCycle + cycle * 400 + (month <= 2 ? 1 : 0);
        return new LocalDate(checkYear(year), month, day);
    }

    /** By the clock of the run, in UTC. */
    public static LocalDate now() {
        return ofEpochDay(Math.floorDiv(System.currentTimeMillis(), 86400000L));
    }

    public static LocalDate parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_LOCAL_DATE);
    }

    public static LocalDate parse(CharSequence text, DateTimeFormatter formatter) {
        int[] parts = formatter.read(text.toString());
        if (parts[9] == 0) throw formatter.without("LocalDate", text);
        try {
            return of(parts[0], parts[1], parts[2]);
        } catch (DateTimeException invalid) {
            String message = "Text '" + text + "' could not be parsed: " + invalid.getMessage();
            throw new DateTimeParseException(message, text, 0, invalid);
        }
    }

    public LocalDateTime atStartOfDay() {
        return atTime(LocalTime.MIDNIGHT);
    }

    public LocalDateTime atTime(LocalTime time) {
        return LocalDateTime.of(this, time);
    }

    public LocalDateTime atTime(int hour, int minute) {
        return atTime(LocalTime.of(hour, minute));
    }

    public LocalDateTime atTime(int hour, int minute, int second) {
        return atTime(LocalTime.of(hour, minute, second));
    }

    public LocalDateTime atTime(int hour, int minute, int second, int nano) {
        return atTime(LocalTime.of(hour, minute, second, nano));
    }

    public String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    public int getYear() {
        return year;
    }

    public int getMonthValue() {
        return month;
    }

    public Month getMonth() {
        return Month.of(month);
    }

    public int getDayOfMonth() {
        return day;
    }

    public int getDayOfYear() {
        return getMonth().firstDayOfYear(isLeapYear()) + day - 1;
    }

    public DayOfWeek getDayOfWeek() {
        return DayOfWeek.of((int) Math.floorMod(toEpochDay() + 3, 7L) + 1);
    }

    public boolean isLeapYear() {
        return Year.isLeap(year);
    }

    public int lengthOfMonth() {
        return getMonth().length(isLeapYear());
    }

    public int lengthOfYear() {
        return isLeapYear() ? 366 : 365;
    }

    public LocalDate withYear(int year) {
        return resolved(checkYear(year), month, day);
    }

    public LocalDate withMonth(int month) {
        if (month < 1 || month > 12) throw outside("MonthOfYear", "1 - 12", month);
        return resolved(year, month, day);
    }

    public LocalDate withDayOfMonth(int day) {
        return of(year, month, day);
    }

    public LocalDate withDayOfYear(int dayOfYear) {
        return ofYearDay(year, dayOfYear);
    }

    /** The last day of a month that is shorter. */
    private static LocalDate resolved(int year, int month, int day) {
        return new LocalDate(year, month, Math.min(day, Month.of(month).length(Year.isLeap(year))));
    }

    public LocalDate plusYears(long years) {
        return years == 0 ? this : resolved(checkYear(year + years), month, day);
    }

    public LocalDate plusMonths(long months) {
        if (months == 0) return this;
        long all = year * 12L + (month - 1) + months;
        return resolved(checkYear(Math.floorDiv(all, 12L)), (int) Math.floorMod(all, 12L) + 1, day);
    }

    public LocalDate plusWeeks(long weeks) {
        return plusDays(Math.multiplyExact(weeks, 7L));
    }

    public LocalDate plusDays(long days) {
        return days == 0 ? this : ofEpochDay(Math.addExact(toEpochDay(), days));
    }

    public LocalDate minusYears(long years) {
        return plusYears(-years);
    }

    public LocalDate minusMonths(long months) {
        return plusMonths(-months);
    }

    public LocalDate minusWeeks(long weeks) {
        return plusWeeks(-weeks);
    }

    public LocalDate minusDays(long days) {
        return plusDays(-days);
    }

    public LocalDate plus(long amount, TemporalUnit unit) {
        switch ((ChronoUnit) unit) {
            case DAYS:
                return plusDays(amount);
            case WEEKS:
                return plusWeeks(amount);
            case MONTHS:
                return plusMonths(amount);
            case YEARS:
                return plusYears(amount);
            case DECADES:
                return plusYears(Math.multiplyExact(amount, 10L));
            case CENTURIES:
                return plusYears(Math.multiplyExact(amount, 100L));
            case MILLENNIA:
                return plusYears(Math.multiplyExact(amount, 1000L));
            default:
                throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
    }

    public LocalDate minus(long amount, TemporalUnit unit) {
        return plus(-amount, unit);
    }

    public LocalDate plus(TemporalAmount amount) {
        return (LocalDate) amount.addTo(this);
    }

    public LocalDate minus(TemporalAmount amount) {
        return (LocalDate) amount.subtractFrom(this);
    }

    public long until(Temporal end, TemporalUnit unit) {
        LocalDate that = end instanceof LocalDateTime ? ((LocalDateTime) end).toLocalDate() : (LocalDate) end;
        switch ((ChronoUnit) unit) {
            case DAYS:
                return that.toEpochDay() - toEpochDay();
            case WEEKS:
                return (that.toEpochDay() - toEpochDay()) / 7;
            case MONTHS:
                return monthsUntil(that);
            case YEARS:
                return monthsUntil(that) / 12;
            case DECADES:
                return monthsUntil(that) / 120;
            case CENTURIES:
                return monthsUntil(that) / 1200;
            case MILLENNIA:
                return monthsUntil(that) / 12000;
            default:
                throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
    }

    /** Whole ones. */
    private long monthsUntil(LocalDate end) {
        long start = (year * 12L + month - 1) * 32 + day;
        return ((end.year * 12L + end.month - 1) * 32 + end.day - start) / 32;
    }

    public Period until(LocalDate end) {
        long months = end.year * 12L + end.month - (year * 12L + month);
        int days = end.day - day;
        if (months > 0 && days < 0) {
            months--;
            days = (int) (end.toEpochDay() - plusMonths(months).toEpochDay());
        } else if (months < 0 && days > 0) {
            months++;
            days -= end.lengthOfMonth();
        }
        return Period.of(Math.toIntExact(months / 12), (int) (months % 12), days);
    }

    public long toEpochDay() {
        long fromMarch = month <= 2 ? year - 1L : year;
        long cycle = Math.floorDiv(fromMarch, 400L);
        long yearOfCycle = fromMarch - cycle * 400;
        long dayOfYear = (153L * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1;
        long dayOfCycle = yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear;
        return cycle * DAYS_IN_400_YEARS + dayOfCycle - DAYS_TO_1970;
    }

    public boolean isBefore(LocalDate other) {
        return compareTo(other) < 0;
    }

    public boolean isAfter(LocalDate other) {
        return compareTo(other) > 0;
    }

    public boolean isEqual(LocalDate other) {
        return compareTo(other) == 0;
    }

    public int compareTo(LocalDate other) {
        if (year != other.year) return year - other.year;
        return month != other.month ? month - other.month : day - other.day;
    }

    public boolean equals(Object other) {
        return other instanceof LocalDate && compareTo((LocalDate) other) == 0;
    }

    public int hashCode() {
        return (year & 0xFFFFF800) ^ ((year << 11) + (month << 6) + day);
    }

    public String toString() {
        return DateTimeFormatter.ISO_LOCAL_DATE.format(this);
    }
}
