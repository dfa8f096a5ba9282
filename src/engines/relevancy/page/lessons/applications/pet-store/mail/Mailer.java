/** Sends letters. */
public interface Mailer {
    void send(MailMessage message);
}
