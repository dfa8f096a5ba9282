package java.time.temporal;

/** A point in time. */
public interface Temporal {
    Temporal plus(long amount, TemporalUnit unit);

    Temporal minus(long amount, TemporalUnit unit);

    long until(Temporal end, TemporalUnit unit);
}
