/** Whether a text can be a mail address: something, an at sign, something with a dot inside. */
public class MailAddressRules {
    public Problems check(String mail) {
        Problems problems = new Problems();
        problems.require(isAddress(mail), "mail", "is no address");
        return problems;
    }

    public boolean isAddress(String mail) {
        int at = mail.indexOf('@');
        if (at <= 0 || at != mail.lastIndexOf('@') || mail.indexOf(' ') >= 0) {
            return false;
        }
        String host = mail.substring(at + 1);
        int dot = host.indexOf('.');
        return dot > 0 && !host.endsWith(".");
    }
}
