package java.time;

import java.io.Serializable;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalUnit;

/** A day of the calendar and a time of it. */
public final class LocalDateTime implements Temporal, Comparable<LocalDateTime>, Serializable {
    public static final LocalDateTime MIN = new LocalDateTime(LocalDate.MIN, LocalTime.MIN);
    public static final LocalDateTime MAX = new LocalDateTime(LocalDate.MAX, LocalTime.MAX);

    private final LocalDate date;
    private final LocalTime time;

    private LocalDateTime(LocalDate date, LocalTime time) {
        this.date = date;
        this.time = time;
    }

    public static LocalDateTime of(LocalDate date, LocalTime time) {
        if (date == null) throw new NullPointerException("date");
        if (time == null) throw new NullPointerException("time");
        return new LocalDateTime(date, time);
    }

    public static LocalDateTime of(int year, int month, int day, int hour, int minute) {
        return of(year, month, day, hour, minute, 0, 0);
    }

    public static LocalDateTime of(int year, int month, int day, int hour, int minute, int second) {
        return of(year, month, day, hour, minute, second, 0);
    }

    public static LocalDateTime of(int year, int month, int day, int hour, int minute, int second, int nano) {
        return new LocalDateTime(LocalDate.of(year, month, day), LocalTime.of(hour, minute, second, nano));
    }

    public static LocalDateTime of(int year, Month month, int day, int hour, int minute) {
        return of(year, month.getValue(), day, hour, minute, 0, 0);
    }

    public static LocalDateTime of(int year, Month month, int day, int hour, int minute, int second) {
        return of(year, month.getValue(), day, hour, minute, second, 0);
    }

    public static LocalDateTime of(int year, Month month, int day, int hour, int minute, int second, int nano) {
        return of(year, month.getValue(), day, hour, minute, second, nano);
    }

    /** In UTC: seconds and nanoseconds since 1970. */
    static LocalDateTime ofEpoch(long seconds, int nano) {
        LocalDate date = LocalDate.ofEpochDay(Math.floorDiv(seconds, 86400L));
        return new LocalDateTime(date, LocalTime.ofNanoOfDay(Math.floorMod(seconds, 86400L) * 1000000000L + nano));
    }

    /** In UTC. */
    long toEpoch() {
        return date.toEpochDay() * 86400 + time.toSecondOfDay();
    }

    /** By the clock of the run, in UTC. */
    public static LocalDateTime now() {
        long millis = System.currentTimeMillis();
        return ofEpoch(Math.floorDiv(millis, 1000L), (int) Math.floorMod(millis, 1000L) * 1000000);
    }

    public static LocalDateTime parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_LOCAL_DATE_TIME);
    }

    public static LocalDateTime parse(CharSequence text, DateTimeFormatter formatter) {
        int[] parts = formatter.read(text.toString());
        if (parts[7] == 0 || parts[9] == 0) throw formatter.without("LocalDateTime", text);
        try {
            return of(parts[0], parts[1], parts[2], parts[3], parts[4], parts[5], parts[6]);
        } catch (DateTimeException invalid) {
            String message = "Text '" + text + "' could not be parsed: " + invalid.getMessage();
            throw new DateTimeParseException(message, text, 0, invalid);
        }
    }

    public String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    public LocalDate toLocalDate() {
        return date;
    }

    public LocalTime toLocalTime() {
        return time;
    }

    public int getYear() {
        return date.getYear();
    }

    public int getMonthValue() {
        return date.getMonthValue();
    }

    public Month getMonth() {
        return date.getMonth();
    }

    public int getDayOfMonth() {
        return date.getDayOfMonth();
    }

    public int getDayOfYear() {
        return date.getDayOfYear();
    }

    public DayOfWeek getDayOfWeek() {
        return date.getDayOfWeek();
    }

    public int getHour() {
        return time.getHour();
    }

    public int getMinute() {
        return time.getMinute();
    }

    public int getSecond() {
        return time.getSecond();
    }

    public int getNano() {
        return time.getNano();
    }

    private LocalDateTime with(LocalDate newDate, LocalTime newTime) {
        return newDate == date && newTime == time ? this : new LocalDateTime(newDate, newTime);
    }

    public LocalDateTime withYear(int year) {
        return with(date.withYear(year), time);
    }

    public LocalDateTime withMonth(int month) {
        return with(date.withMonth(month), time);
    }

    public LocalDateTime withDayOfMonth(int day) {
        return with(date.withDayOfMonth(day), time);
    }

    public LocalDateTime withDayOfYear(int day) {
        return with(date.withDayOfYear(day), time);
    }

    public LocalDateTime withHour(int hour) {
        return with(date, time.withHour(hour));
    }

    public LocalDateTime withMinute(int minute) {
        return with(date, time.withMinute(minute));
    }

    public LocalDateTime withSecond(int second) {
        return with(date, time.withSecond(second));
    }

    public LocalDateTime withNano(int nano) {
        return with(date, time.withNano(nano));
    }

    public LocalDateTime truncatedTo(TemporalUnit unit) {
        return with(date, time.truncatedTo(unit));
    }

    public LocalDateTime plusYears(long years) {
        return with(date.plusYears(years), time);
    }

    public LocalDateTime plusMonths(long months) {
        return with(date.plusMonths(months), time);
    }

    public LocalDateTime plusWeeks(long weeks) {
        return with(date.plusWeeks(weeks), time);
    }

    public LocalDateTime plusDays(long days) {
        return with(date.plusDays(days), time);
    }

    public LocalDateTime plusHours(long hours) {
        return later(hours / 24, hours % 24 * 3600000000000L);
    }

    public LocalDateTime plusMinutes(long minutes) {
        return later(minutes / 1440, minutes % 1440 * 60000000000L);
    }

    public LocalDateTime plusSeconds(long seconds) {
        return later(seconds / 86400, seconds % 86400 * 1000000000L);
    }

    public LocalDateTime plusNanos(long nanos) {
        return later(nanos / LocalTime.NANOS_PER_DAY, nanos % LocalTime.NANOS_PER_DAY);
    }

    /** The nanoseconds are less than a day. */
    private LocalDateTime later(long days, long nanos) {
        long all = time.toNanoOfDay() + nanos;
        long more = days + Math.floorDiv(all, LocalTime.NANOS_PER_DAY);
        if (nanos == 0) return with(date.plusDays(more), time);
        return with(date.plusDays(more), LocalTime.ofNanoOfDay(Math.floorMod(all, LocalTime.NANOS_PER_DAY)));
    }

    public LocalDateTime minusYears(long years) {
        return with(date.minusYears(years), time);
    }

    public LocalDateTime minusMonths(long months) {
        return with(date.minusMonths(months), time);
    }

    public LocalDateTime minusWeeks(long weeks) {
        return with(date.minusWeeks(weeks), time);
    }

    public LocalDateTime minusDays(long days) {
        return with(date.minusDays(days), time);
    }

    public LocalDateTime minusHours(long hours) {
        return later(-(hours / 24), -(hours % 24) * 3600000000000L);
    }

    public LocalDateTime minusMinutes(long minutes) {
        return later(-(minutes / 1440), -(minutes % 1440) * 60000000000L);
    }

    public LocalDateTime minusSeconds(long seconds) {
        return later(-(seconds / 86400), -(seconds % 86400) * 1000000000L);
    }

    public LocalDateTime minusNanos(long nanos) {
        return later(-(nanos / LocalTime.NANOS_PER_DAY), -(nanos % LocalTime.NANOS_PER_DAY));
    }

    public LocalDateTime plus(long amount, TemporalUnit unit) {
        switch ((ChronoUnit) unit) {
            case NANOS:
                return plusNanos(amount);
            case MICROS:
                return later(amount / 86400000000L, amount % 86400000000L * 1000);
            case MILLIS:
                return later(amount / 86400000L, amount % 86400000L * 1000000);
            case SECONDS:
                return plusSeconds(amount);
            case MINUTES:
                return plusMinutes(amount);
            case HOURS:
                return plusHours(amount);
            case HALF_DAYS:
                return later(amount / 2, amount % 2 * 43200000000000L);
            default:
                return with(date.plus(amount, unit), time);
        }
    }

    public LocalDateTime minus(long amount, TemporalUnit unit) {
        return amount == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-amount, unit);
    }

    public LocalDateTime plus(TemporalAmount amount) {
        return (LocalDateTime) amount.addTo(this);
    }

    public LocalDateTime minus(TemporalAmount amount) {
        return (LocalDateTime) amount.subtractFrom(this);
    }

    public long until(Temporal end, TemporalUnit unit) {
        LocalDateTime that = (LocalDateTime) end;
        if (unit.isTimeBased()) return untilInTime(that, unit);
        LocalDate last = that.date;
        if (last.isAfter(date) && that.time.isBefore(time)) last = last.minusDays(1);
        else if (last.isBefore(date) && that.time.isAfter(time)) last = last.plusDays(1);
        return date.until(last, unit);
    }

    private long untilInTime(LocalDateTime end, TemporalUnit unit) {
        long step = unit.getDuration().toNanos();
        long days = end.date.toEpochDay() - date.toEpochDay();
        long nanos = end.time.toNanoOfDay() - time.toNanoOfDay();
        if (days > 0 && nanos < 0) {
            days--;
            nanos += LocalTime.NANOS_PER_DAY;
        } else if (days < 0 && nanos > 0) {
            days++;
            nanos -= LocalTime.NANOS_PER_DAY;
        }
        return Math.addExact(Math.multiplyExact(days, LocalTime.NANOS_PER_DAY / step), nanos / step);
    }

    public boolean isBefore(LocalDateTime other) {
        return compareTo(other) < 0;
    }

    public boolean isAfter(LocalDateTime other) {
        return compareTo(other) > 0;
    }

    public boolean isEqual(LocalDateTime other) {
        return compareTo(other) == 0;
    }

    public int compareTo(LocalDateTime other) {
        int days = date.compareTo(other.date);
        return days != 0 ? days : time.compareTo(other.time);
    }

    public boolean equals(Object other) {
        return other instanceof LocalDateTime && compareTo((LocalDateTime) other) == 0;
    }

    public int hashCode() {
        return date.hashCode() ^ time.hashCode();
    }

    public String toString() {
        return date + "T" + time;
    }
}
