package java.util.concurrent;

/** Units of time. */
public enum TimeUnit {
    NANOSECONDS(1L),
    MICROSECONDS(1000L),
    MILLISECONDS(1000L * 1000L),
    SECONDS(1000L * 1000L * 1000L),
    MINUTES(60L * 1000L * 1000L * 1000L),
    HOURS(3600L * 1000L * 1000L * 1000L),
    DAYS(86400L * 1000L * 1000L * 1000L);

    private final long nanoseconds;

    TimeUnit(long nanoseconds) {
        this.nanoseconds = nanoseconds;
    }

    /** Cut off towards zero; what is too large is the largest long. */
    public long convert(long time, TimeUnit unit) {
        if (unit.nanoseconds <= nanoseconds) return time / (nanoseconds / unit.nanoseconds);
        long factor = unit.nanoseconds / nanoseconds;
        if (time > Long.MAX_VALUE / factor) return Long.MAX_VALUE;
        if (time < -(Long.MAX_VALUE / factor)) return Long.MIN_VALUE;
        return time * factor;
    }

    public long toNanos(long time) {
        return NANOSECONDS.convert(time, this);
    }

    public long toMicros(long time) {
        return MICROSECONDS.convert(time, this);
    }

    public long toMillis(long time) {
        return MILLISECONDS.convert(time, this);
    }

    public long toSeconds(long time) {
        return SECONDS.convert(time, this);
    }

    public long toMinutes(long time) {
        return MINUTES.convert(time, this);
    }

    public long toHours(long time) {
        return HOURS.convert(time, this);
    }

    public long toDays(long time) {
        return DAYS.convert(time, this);
    }

    public void sleep(long time) throws InterruptedException {
        if (time > 0) Thread.sleep(toMillis(time));
    }
}
