package java.time.temporal;

/** What has parts of a date or of a time. */
public interface TemporalAccessor {
}
