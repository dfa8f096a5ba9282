package java.time.temporal;

import java.time.Duration;

/** The units of time. */
public enum ChronoUnit implements TemporalUnit {
    NANOS("Nanos", 0, 1),
    MICROS("Micros", 0, 1000),
    MILLIS("Millis", 0, 1000000),
    SECONDS("Seconds", 1, 0),
    MINUTES("Minutes", 60, 0),
    HOURS("Hours", 3600, 0),
    HALF_DAYS("HalfDays", 43200, 0),
    DAYS("Days", 86400, 0),
    WEEKS("Weeks", 604800, 0),
    /** A twelfth of a year. */
    MONTHS("Months", 2629746, 0),
    /** The average of 400. */
    YEARS("Years", 31556952, 0),
    DECADES("Decades", 315569520, 0),
    CENTURIES("Centuries", 3155695200L, 0),
    MILLENNIA("Millennia", 31556952000L, 0),
    ERAS("Eras", 31556952000000000L, 0),
    FOREVER("Forever", Long.MAX_VALUE, 999999999);

    private final String shown;
    private final long seconds;
    private final int nanos;

    ChronoUnit(String shown, long seconds, int nanos) {
        this.shown = shown;
        this.seconds = seconds;
        this.nanos = nanos;
    }

    public long between(Temporal start, Temporal end) {
        return start.until(end, this);
    }

    public Duration getDuration() {
        return Duration.ofSeconds(seconds, nanos);
    }

    public boolean isDurationEstimated() {
        return compareTo(DAYS) >= 0;
    }

    public boolean isDateBased() {
        return compareTo(DAYS) >= 0 && this != FOREVER;
    }

    public boolean isTimeBased() {
        return compareTo(DAYS) < 0;
    }

    public String toString() {
        return shown;
    }
}
