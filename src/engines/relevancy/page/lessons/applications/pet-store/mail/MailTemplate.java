/** The letters that the store writes. NAME and DETAIL are filled in. */
public enum MailTemplate {
    WELCOME("Welcome to the pet store", "Dear NAME, your number is DETAIL."),
    ORDER_PLACED("Your order DETAIL", "Dear NAME, we have your order DETAIL and will send it soon."),
    ORDER_SENT("On its way: DETAIL", "Dear NAME, order DETAIL has left our store."),
    ORDER_CANCELLED("Cancelled: DETAIL", "Dear NAME, order DETAIL is cancelled, as you wished.");

    private final String subject;
    private final String body;

    MailTemplate(String subject, String body) {
        this.subject = subject;
        this.body = body;
    }

    public MailMessage fill(Customer customer, String detail) {
        String name = customer.getContact().fullName();
        String filledSubject = subject.replace("DETAIL", detail);
        String filledBody = body.replace("NAME", name).replace("DETAIL", detail);
        return new MailMessage(customer.getContact().getMail(), filledSubject, filledBody);
    }
}
