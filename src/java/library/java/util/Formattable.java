package java.util;

/** Writes itself where a format says %s. */
public interface Formattable {
    /** The flags are those of FormattableFlags; a width or precision that is not given is -1. */
    void formatTo(Formatter formatter, int flags, int width, int precision);
}
