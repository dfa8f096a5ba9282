/** The life of an order. */
public enum OrderStatus {
    NEW,
    APPROVED,
    WAITING,
    PACKED,
    SENT,
    CANCELLED,
    RETURNED;

    /** Whether an order may go from this status to another. */
    public boolean mayBecome(OrderStatus next) {
        switch (this) {
            case NEW:
                return next == APPROVED || next == WAITING || next == CANCELLED;
            case WAITING:
                return next == APPROVED || next == CANCELLED;
            case APPROVED:
                return next == PACKED || next == CANCELLED;
            case PACKED:
                return next == SENT;
            case SENT:
                return next == RETURNED;
            default:
                return false;
        }
    }

    public boolean isOpen() {
        return this == NEW || this == APPROVED || this == WAITING || this == PACKED;
    }
}
