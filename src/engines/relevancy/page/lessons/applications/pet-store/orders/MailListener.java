/** Writes to the customer when an order is on its way. */
public class MailListener implements OrderListener {
    private final Mailer mailer;

    public MailListener(Mailer mailer) {
        this.mailer = mailer;
    }

    @Override
    public void changed(Order order) {
        MailTemplate template = templateFor(order.getStatus());
        if (template != null) {
            mailer.send(template.fill(order.getCustomer(), order.getId()));
        }
    }

    private MailTemplate templateFor(OrderStatus status) {
        switch (status) {
            case NEW:
                return MailTemplate.ORDER_PLACED;
            case SENT:
                return MailTemplate.ORDER_SENT;
            case CANCELLED:
                return MailTemplate.ORDER_CANCELLED;
            default:
                return null;
        }
    }
}
