package java.time.temporal;

/** A unit of time. */
public interface TemporalUnit {
    long between(Temporal start, Temporal end);
}
