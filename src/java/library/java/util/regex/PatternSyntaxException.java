package java.util.regex;

/** A text that is no regular expression. */
public class PatternSyntaxException extends IllegalArgumentException {
    private final String description;
    private final String pattern;
    private final int index;

    public PatternSyntaxException(String description, String pattern, int index) {
        this.description = description;
        this.pattern = pattern;
        this.index = index;
    }

    /** What is wrong with a pattern under flags. */
    public static PatternSyntaxException of(String pattern, int flags) {
        return new PatternSyntaxException(problemOf(pattern, flags), pattern, problemIndex(pattern, flags));
    }

    private static String problemOf(String pattern, int flags) {
        return new String();
    }

    private static native int problemIndex(String pattern, int flags);

    public String getDescription() {
        return description;
    }

    public String getPattern() {
        return pattern;
    }

    public int getIndex() {
        return index;
    }

    public String getMessage() {
        StringBuilder message = new StringBuilder(description);
        if (index >= 0) message.append(" near index ").append(index);
        message.append("\n").append(pattern);
        if (index >= 0 && pattern != null && index < pattern.length())
            message.append("\n").append(" ".repeat(index)).append("^");
        return message.toString();
    }
}
