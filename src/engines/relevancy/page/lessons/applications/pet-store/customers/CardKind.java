/** Kinds of cards, told by the first digits of their numbers. */
public enum CardKind {
    VISTA("4", 16),
    MISTER("5", 16),
    AMAZON("37", 15),
    UNKNOWN("", 0);

    private final String prefix;
    private final int length;

    CardKind(String prefix, int length) {
        this.prefix = prefix;
        this.length = length;
    }

    public static CardKind of(String number) {
        for (CardKind kind : values()) {
            if (kind != UNKNOWN && number.startsWith(kind.prefix) && number.length() == kind.length) {
                return kind;
            }
        }
        return UNKNOWN;
    }
}
