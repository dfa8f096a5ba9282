package java.time.temporal;

import java.time.Duration;

/** A unit of time. */
public interface TemporalUnit {
    long between(Temporal start, Temporal end);

    Duration getDuration();

    boolean isDurationEstimated();

    boolean isDateBased();

    boolean isTimeBased();
}
