package java.time;

import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;

/** Years, months and days. */
public final class Period implements TemporalAmount {
    public static final Period ZERO = new Period(0, 0, 0);

    private final int years;
    private final int months;
    private final int days;

    private Period(int years, int months, int days) {
        this.years = years;
        this.months = months;
        this.days = days;
    }

    public static Period of(int years, int months, int days) {
        return new Period(years, months, days);
    }

    public static Period ofYears(int years) {
        return new Period(years, 0, 0);
    }

    public static Period ofMonths(int months) {
        return new Period(0, months, 0);
    }

    public static Period ofWeeks(int weeks) {
        return new Period(0, 0, Math.multiplyExact(weeks, 7));
    }

    public static Period ofDays(int days) {
        return new Period(0, 0, days);
    }

    public static Period between(LocalDate start, LocalDate end) {
        return start.until(end);
    }

    public int getYears() {
        return years;
    }

    public int getMonths() {
        return months;
    }

    public int getDays() {
        return days;
    }

    public boolean isZero() {
        return years == 0 && months == 0 && days == 0;
    }

    public boolean isNegative() {
        return years < 0 || months < 0 || days < 0;
    }

    public Period plusYears(long more) {
        return new Period(Math.toIntExact(years + more), months, days);
    }

    public Period plusMonths(long more) {
        return new Period(years, Math.toIntExact(months + more), days);
    }

    public Period plusDays(long more) {
        return new Period(years, months, Math.toIntExact(days + more));
    }

    public Period multipliedBy(int factor) {
        return new Period(Math.multiplyExact(years, factor), Math.multiplyExact(months, factor),
                Math.multiplyExact(days, factor));
    }

    public Period negated() {
        return multipliedBy(-1);
    }

    public Period normalized() {
        long all = toTotalMonths();
        return new Period(Math.toIntExact(all / 12), (int) (all % 12), days);
    }

    public long toTotalMonths() {
        return years * 12L + months;
    }

    public Temporal addTo(Temporal temporal) {
        return temporal.plus(toTotalMonths(), ChronoUnit.MONTHS).plus(days, ChronoUnit.DAYS);
    }

    public Temporal subtractFrom(Temporal temporal) {
        return temporal.minus(toTotalMonths(), ChronoUnit.MONTHS).minus(days, ChronoUnit.DAYS);
    }

    public boolean equals(Object other) {
        if (!(other instanceof Period)) return false;
        Period that = (Period) other;
        return years == that.years && months == that.months && days == that.days;
    }

    public int hashCode() {
        return years + Integer.rotateLeft(months, 8) + Integer.rotateLeft(days, 16);
    }

    public String toString() {
        if (isZero()) return "P0D";
        return "P" + part(years, "Y") + part(months, "M") + part(days, "D");
    }

    private static String part(int amount, String unit) {
        return amount == 0 ? "" : amount + unit;
    }
}
