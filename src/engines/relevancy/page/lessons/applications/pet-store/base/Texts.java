/** Small questions about texts that many forms ask. */
public final class Texts {
    private Texts() {
    }

    public static boolean isBlank(String text) {
        return text == null || text.trim().isEmpty();
    }

    /** Digits only, and at least one. */
    public static boolean isNumber(String text) {
        if (text.isEmpty()) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < '0' || c > '9') {
                return false;
            }
        }
        return true;
    }

    public static boolean isWord(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (!Character.isLetterOrDigit(text.charAt(i))) {
                return false;
            }
        }
        return !text.isEmpty();
    }

    /** The text, with blanks behind it up to a width; longer texts are cut. */
    public static String padRight(String text, int width) {
        if (text.length() >= width) {
            return text.substring(0, width);
        }
        return text + " ".repeat(width - text.length());
    }

    /** The text, with blanks before it up to a width. */
    public static String padLeft(String text, int width) {
        if (text.length() >= width) {
            return text;
        }
        return " ".repeat(width - text.length()) + text;
    }

    public static String capitalise(String text) {
        if (text.isEmpty()) {
            return text;
        }
        return Character.toUpperCase(text.charAt(0)) + text.substring(1).toLowerCase();
    }

    /** How many times a letter occurs. */
    public static int count(String text, char wanted) {
        int count = 0;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == wanted) {
                count++;
            }
        }
        return count;
    }

    /** All but the last four characters hidden. */
    public static String mask(String text) {
        int hidden = Math.max(0, text.length() - 4);
        return "*".repeat(hidden) + text.substring(hidden);
    }
}
