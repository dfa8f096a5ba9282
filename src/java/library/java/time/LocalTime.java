package java.time;

import java.io.Serializable;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;

/** A time of the day. */
public final class LocalTime implements Temporal, Comparable<LocalTime>, Serializable {
    static final long NANOS_PER_DAY = 86400000000000L;

    public static final LocalTime MIN = new LocalTime(0);
    public static final LocalTime MAX = new LocalTime(NANOS_PER_DAY - 1);
    public static final LocalTime MIDNIGHT = MIN;
    public static final LocalTime NOON = new LocalTime(NANOS_PER_DAY / 2);

    /** Since midnight. */
    private final long nanos;

    private LocalTime(long nanos) {
        this.nanos = nanos;
    }

    public static LocalTime of(int hour, int minute) {
        return of(hour, minute, 0, 0);
    }

    public static LocalTime of(int hour, int minute, int second) {
        return of(hour, minute, second, 0);
    }

    public static LocalTime of(int hour, int minute, int second, int nano) {
        check("HourOfDay", hour, 23);
        check("MinuteOfHour", minute, 59);
        check("SecondOfMinute", second, 59);
        check("NanoOfSecond", nano, 999999999);
        return new LocalTime(((hour * 60L + minute) * 60 + second) * 1000000000L + nano);
    }

    public static LocalTime ofSecondOfDay(long second) {
        check("SecondOfDay", second, 86399);
        return new LocalTime(second * 1000000000L);
    }

    public static LocalTime ofNanoOfDay(long nano) {
        check("NanoOfDay", nano, NANOS_PER_DAY - 1);
        return new LocalTime(nano);
    }

    private static void check(String field, long value, long most) {
        if (value >= 0 && value <= most) return;
        String range = " (valid values 0 - " + most + "): ";
        throw new DateTimeException("Invalid value for " + field + range + value);
    }

    /** By the clock of the run, in UTC. */
    public static LocalTime now() {
        return new LocalTime(Math.floorMod(System.currentTimeMillis(), 86400000L) * 1000000L);
    }

    public static LocalTime parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_LOCAL_TIME);
    }

    public static LocalTime parse(CharSequence text, DateTimeFormatter formatter) {
        int[] parts = formatter.read(text.toString());
        if (parts[7] == 0) throw formatter.without("LocalTime", text);
        try {
            return of(parts[3], parts[4], parts[5], parts[6]);
        } catch (DateTimeException invalid) {
            String message = "Text '" + text + "' could not be parsed: " + invalid.getMessage();
            throw new DateTimeParseException(message, text, 0, invalid);
        }
    }

    public String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    public int getHour() {
        return (int) (nanos / 3600000000000L);
    }

    public int getMinute() {
        return (int) (nanos / 60000000000L % 60);
    }

    public int getSecond() {
        return (int) (nanos / 1000000000L % 60);
    }

    public int getNano() {
        return (int) (nanos % 1000000000L);
    }

    public int toSecondOfDay() {
        return (int) (nanos / 1000000000L);
    }

    public long toNanoOfDay() {
        return nanos;
    }

    public LocalTime withHour(int hour) {
        return of(hour, getMinute(), getSecond(), getNano());
    }

    public LocalTime withMinute(int minute) {
        return of(getHour(), minute, getSecond(), getNano());
    }

    public LocalTime withSecond(int second) {
        return of(getHour(), getMinute(), second, getNano());
    }

    public LocalTime withNano(int nano) {
        return of(getHour(), getMinute(), getSecond(), nano);
    }

    public LocalTime truncatedTo(TemporalUnit unit) {
        if (unit == ChronoUnit.NANOS) return this;
        Duration length = unit.getDuration();
        if (length.getSeconds() > 86400)
            throw new UnsupportedTemporalTypeException("Unit is too large to be used for truncation");
        long step = length.toNanos();
        if (NANOS_PER_DAY % step != 0)
            throw new UnsupportedTemporalTypeException("Unit must divide into a standard day without remainder");
        return new LocalTime(nanos / step * step);
    }

    public LocalTime plusHours(long hours) {
        return later(hours % 24 * 3600000000000L);
    }

    public LocalTime plusMinutes(long minutes) {
        return later(minutes % 1440 * 60000000000L);
    }

    public LocalTime plusSeconds(long seconds) {
        return later(seconds % 86400 * 1000000000L);
    }

    public LocalTime plusNanos(long more) {
        return later(more % NANOS_PER_DAY);
    }

    /** Around the clock. */
    private LocalTime later(long more) {
        return more == 0 ? this : new LocalTime(Math.floorMod(nanos + more, NANOS_PER_DAY));
    }

    public LocalTime minusHours(long hours) {
        return plusHours(-(hours % 24));
    }

    public LocalTime minusMinutes(long minutes) {
        return plusMinutes(-(minutes % 1440));
    }

    public LocalTime minusSeconds(long seconds) {
        return plusSeconds(-(seconds % 86400));
    }

    public LocalTime minusNanos(long less) {
        return plusNanos(-(less % NANOS_PER_DAY));
    }

    public LocalTime plus(long amount, TemporalUnit unit) {
        switch ((ChronoUnit) unit) {
            case NANOS:
                return plusNanos(amount);
            case MICROS:
                return plusNanos(amount % 86400000000L * 1000);
            case MILLIS:
                return plusNanos(amount % 86400000L * 1000000);
            case SECONDS:
                return plusSeconds(amount);
            case MINUTES:
                return plusMinutes(amount);
            case HOURS:
                return plusHours(amount);
            case HALF_DAYS:
                return plusHours(amount % 2 * 12);
            default:
                throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
    }

    public LocalTime minus(long amount, TemporalUnit unit) {
        return amount == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-amount, unit);
    }

    public LocalTime plus(TemporalAmount amount) {
        return (LocalTime) amount.addTo(this);
    }

    public LocalTime minus(TemporalAmount amount) {
        return (LocalTime) amount.subtractFrom(this);
    }

    public long until(Temporal end, TemporalUnit unit) {
        LocalTime that = end instanceof LocalDateTime ? ((LocalDateTime) end).toLocalTime() : (LocalTime) end;
        if (((ChronoUnit) unit).compareTo(ChronoUnit.HALF_DAYS) > 0)
            throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        return (that.nanos - nanos) / unit.getDuration().toNanos();
    }

    public LocalDateTime atDate(LocalDate date) {
        return LocalDateTime.of(date, this);
    }

    public boolean isBefore(LocalTime other) {
        return nanos < other.nanos;
    }

    public boolean isAfter(LocalTime other) {
        return nanos > other.nanos;
    }

    public int compareTo(LocalTime other) {
        return Long.compare(nanos, other.nanos);
    }

    public boolean equals(Object other) {
        return other instanceof LocalTime && nanos == ((LocalTime) other).nanos;
    }

    public int hashCode() {
        return Long.hashCode(nanos);
    }

    public String toString() {
        StringBuilder shown = new StringBuilder();
        append(shown, getHour());
        append(shown.append(':'), getMinute());
        if (getSecond() == 0 && getNano() == 0) return shown.toString();
        append(shown.append(':'), getSecond());
        if (getNano() > 0) shown.append('.').append(fraction(getNano()));
        return shown.toString();
    }

    private static void append(StringBuilder shown, int number) {
        shown.append(number < 10 ? "0" : "").append(number);
    }

    /** The digits behind the point: three, six or nine. */
    static String fraction(int nano) {
        String digits = Integer.toString(nano + 1000000000).substring(1);
        return digits.substring(0, nano % 1000000 == 0 ? 3 : nano % 1000 == 0 ? 6 : 9);
    }
}
