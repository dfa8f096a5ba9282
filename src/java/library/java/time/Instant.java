package java.time;

import java.io.Serializable;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;

/** A point of the time line: seconds and nanoseconds since 1970, in UTC. */
public final class Instant implements Temporal, Comparable<Instant>, Serializable {
    private static final long FIRST = -31557014167219200L;
    private static final long LAST = 31556889864403199L;

    public static final Instant EPOCH = new Instant(0, 0);
    public static final Instant MIN = new Instant(FIRST, 0);
    public static final Instant MAX = new Instant(LAST, 999999999);

    private final long seconds;
    private final int nanos;

    private Instant(long seconds, int nanos) {
        this.seconds = seconds;
        this.nanos = nanos;
    }

    /** By the clock of the run. */
    public static Instant now() {
        return ofEpochMilli(System.currentTimeMillis());
    }

    public static Instant ofEpochSecond(long seconds) {
        return ofEpochSecond(seconds, 0);
    }

    public static Instant ofEpochSecond(long seconds, long nanoAdjustment) {
        long all = Math.addExact(seconds, Math.floorDiv(nanoAdjustment, 1000000000L));
        if (all < FIRST || all > LAST) throw new DateTimeException("Instant exceeds minimum or maximum instant");
        return new Instant(all, (int) Math.floorMod(nanoAdjustment, 1000000000L));
    }

    public static Instant ofEpochMilli(long millis) {
        return new Instant(Math.floorDiv(millis, 1000L), (int) Math.floorMod(millis, 1000L) * 1000000);
    }

    public static Instant parse(CharSequence text) {
        String shown = text.toString();
        if (!shown.endsWith("Z")) {
            String message = "Text '" + text + "' could not be parsed at index " + shown.length();
            throw new DateTimeParseException(message, text, shown.length());
        }
        LocalDateTime time = LocalDateTime.parse(shown.substring(0, shown.length() - 1));
        return new Instant(time.toEpoch(), time.getNano());
    }

    public long getEpochSecond() {
        return seconds;
    }

    public int getNano() {
        return nanos;
    }

    public long toEpochMilli() {
        if (seconds < 0 && nanos > 0)
            return Math.addExact(Math.multiplyExact(seconds + 1, 1000L), nanos / 1000000 - 1000L);
        return Math.addExact(Math.multiplyExact(seconds, 1000L), nanos / 1000000L);
    }

    private Instant plus(long moreSeconds, long moreNanos) {
        if (moreSeconds == 0 && moreNanos == 0) return this;
        return ofEpochSecond(Math.addExact(seconds, moreSeconds), nanos + moreNanos);
    }

    public Instant plusSeconds(long more) {
        return plus(more, 0);
    }

    public Instant plusMillis(long more) {
        return plus(more / 1000, more % 1000 * 1000000);
    }

    public Instant plusNanos(long more) {
        return plus(more / 1000000000, more % 1000000000);
    }

    public Instant minusSeconds(long less) {
        return plusSeconds(Math.negateExact(less));
    }

    public Instant minusMillis(long less) {
        return plusMillis(Math.negateExact(less));
    }

    public Instant minusNanos(long less) {
        return plusNanos(Math.negateExact(less));
    }

    public Instant plus(long amount, TemporalUnit unit) {
        if (((ChronoUnit) unit).compareTo(ChronoUnit.DAYS) > 0)
            throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        Duration length = Duration.of(amount, unit);
        return plus(length.getSeconds(), length.getNano());
    }

    public Instant minus(long amount, TemporalUnit unit) {
        return plus(Math.negateExact(amount), unit);
    }

    public Instant plus(TemporalAmount amount) {
        return (Instant) amount.addTo(this);
    }

    public Instant minus(TemporalAmount amount) {
        return (Instant) amount.subtractFrom(this);
    }

    public Instant truncatedTo(TemporalUnit unit) {
        if (unit == ChronoUnit.NANOS) return this;
        LocalDateTime time = LocalDateTime.ofEpoch(seconds, nanos).truncatedTo(unit);
        return new Instant(time.toEpoch(), time.getNano());
    }

    public long until(Temporal end, TemporalUnit unit) {
        if (((ChronoUnit) unit).compareTo(ChronoUnit.DAYS) > 0)
            throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        return Duration.between(this, end).dividedBy(unit.getDuration());
    }

    public boolean isBefore(Instant other) {
        return compareTo(other) < 0;
    }

    public boolean isAfter(Instant other) {
        return compareTo(other) > 0;
    }

    public int compareTo(Instant other) {
        int order = Long.compare(seconds, other.seconds);
        return order != 0 ? order : nanos - other.nanos;
    }

    public boolean equals(Object other) {
        return other instanceof Instant && compareTo((Instant) other) == 0;
    }

    public int hashCode() {
        return (int) (seconds ^ seconds >>> 32) + 51 * nanos;
    }

    public String toString() {
        LocalDateTime time = LocalDateTime.ofEpoch(seconds, nanos);
        boolean isWhole = time.getSecond() == 0 && nanos == 0;
        return time + (isWhole ? ":00Z" : "Z");
    }
}
