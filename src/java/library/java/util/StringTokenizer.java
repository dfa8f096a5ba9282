package java.util;

/** Cuts a text at the characters of a set. */
public class StringTokenizer implements Enumeration<Object> {
    private final String text;
    private final String separators;
    private final boolean returnsSeparators;
    private int position;

    public StringTokenizer(String text) {
        this(text, " \t\n\r\f", false);
    }

    public StringTokenizer(String text, String separators) {
        this(text, separators, false);
    }

    public StringTokenizer(String text, String separators, boolean returnsSeparators) {
        this.text = text.toString();
        this.separators = separators;
        this.returnsSeparators = returnsSeparators;
    }

    private boolean isSeparator(int index) {
        return separators.indexOf(text.charAt(index)) >= 0;
    }

    private int start(int from) {
        int start = from;
        while (!returnsSeparators && start < text.length() && isSeparator(start)) start++;
        return start;
    }

    private int end(int start) {
        int end = start;
        while (end < text.length() && !isSeparator(end)) end++;
        return end == start && end < text.length() ? end + 1 : end;
    }

    public boolean hasMoreTokens() {
        return start(position) < text.length();
    }

    public String nextToken() {
        int start = start(position);
        if (start >= text.length()) throw new NoSuchElementException();
        position = end(start);
        return text.substring(start, position);
    }

    public boolean hasMoreElements() {
        return hasMoreTokens();
    }

    public Object nextElement() {
        return nextToken();
    }

    public int countTokens() {
        int count = 0;
        for (int start = start(position); start < text.length(); start = start(end(start))) count++;
        return count;
    }
}
