/** A user name, and what is kept of the password: a sum from which it cannot be read. */
public class Credentials {
    private static final int FACTOR = 131;

    private final String user;
    private final int digest;

    public Credentials(String user, String password) {
        this.user = user;
        this.digest = digestOf(user, password);
    }

    public String getUser() {
        return user;
    }

    public boolean fits(String password) {
        return digestOf(user, password) == digest;
    }

    private static int digestOf(String user, String password) {
        int sum = 7;
        String salted = user + ":" + password;
        for (int i = 0; i < salted.length(); i++) {
            sum = sum * FACTOR + salted.charAt(i);
        }
        return sum ^ (sum >>> 15);
    }
}
