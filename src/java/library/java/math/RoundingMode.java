package java.math;

/** What becomes of the digits that are left out. */
public enum RoundingMode {
    /** Away from zero. */
    UP,
    /** Towards zero. */
    DOWN,
    CEILING,
    FLOOR,
    HALF_UP,
    HALF_DOWN,
    /** To the nearest; from the middle to the even digit. */
    HALF_EVEN,
    /** There is nothing to leave out, else an exception. */
    UNNECESSARY;

    public static RoundingMode valueOf(int mode) {
        if (mode < 0 || mode > 7) throw new IllegalArgumentException("argument out of range");
        return values()[mode];
    }
}
