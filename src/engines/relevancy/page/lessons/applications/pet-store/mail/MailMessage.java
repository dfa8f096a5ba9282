/** A letter to a customer. */
public class MailMessage {
    private final String recipient;
    private final String subject;
    private final String body;

    public MailMessage(String recipient, String subject, String body) {
        this.recipient = recipient;
        this.subject = subject;
        this.body = body;
    }

    public String getRecipient() {
        return recipient;
    }

    public String getSubject() {
        return subject;
    }

    public String getBody() {
        return body;
    }

    @Override
    public String toString() {
        return "to " + recipient + ": " + subject;
    }
}
