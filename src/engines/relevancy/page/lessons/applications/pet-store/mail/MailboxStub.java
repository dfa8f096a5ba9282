import java.util.ArrayList;
import java.util.List;

/** Stands in for the mail server: keeps the letters. */
public class MailboxStub implements Mailer {
    private final List<MailMessage> sent = new ArrayList<>();

    @Override
    public void send(MailMessage message) {
        sent.add(message);
    }

    public List<MailMessage> getSent() {
        return sent;
    }

    /** How many letters one recipient got. */
    public int countFor(String recipient) {
        int count = 0;
        for (MailMessage message : sent) {
            if (message.getRecipient().equals(recipient)) {
                count++;
            }
        }
        return count;
    }

    public void print() {
        for (MailMessage message : sent) {
            System.out.println("  " + message);
        }
    }
}
