/** What a password must have. */
public class PasswordRules {
    private static final int SHORTEST = 8;

    public Problems check(String user, String password) {
        Problems problems = new Problems();
        problems.require(password.length() >= SHORTEST, "password", "at least " + SHORTEST + " characters");
        problems.require(hasDigit(password), "password", "a digit is missing");
        problems.require(hasLetter(password), "password", "a letter is missing");
        boolean containsUser = !user.isEmpty() && password.toLowerCase().contains(user.toLowerCase());
        problems.require(!containsUser, "password", "must not contain the user name");
        return problems;
    }

    private boolean hasDigit(String password) {
        for (int i = 0; i < password.length(); i++) {
            if (Character.isDigit(password.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    private boolean hasLetter(String password) {
        for (int i = 0; i < password.length(); i++) {
            if (Character.isLetter(password.charAt(i))) {
                return true;
            }
        }
        return false;
    }
}
