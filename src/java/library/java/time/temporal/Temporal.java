package java.time.temporal;

/** A point in time. */
public interface Temporal extends TemporalAccessor {
    Temporal plus(long amount, TemporalUnit unit);

    default Temporal plus(TemporalAmount amount) {
        return amount.addTo(this);
    }

    Temporal minus(long amount, TemporalUnit unit);

    default Temporal minus(TemporalAmount amount) {
        return amount.subtractFrom(this);
    }

    long until(Temporal end, TemporalUnit unit);
}
