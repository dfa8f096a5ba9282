package java.time.temporal;

/** An amount of time. */
public interface TemporalAmount {
    Temporal addTo(Temporal temporal);

    Temporal subtractFrom(Temporal temporal);
}
