package java.util.regex;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A regular expression. The interpreter searches for it. */
public final class Pattern implements Serializable {
    public static final int UNIX_LINES = 1;
    public static final int CASE_INSENSITIVE = 2;
    public static final int COMMENTS = 4;
    public static final int MULTILINE = 8;
    public static final int LITERAL = 16;
    public static final int DOTALL = 32;
    public static final int UNICODE_CASE = 64;
    public static final int CANON_EQ = 128;
    public static final int UNICODE_CHARACTER_CLASS = 256;

    private static final int ALL_FLAGS = 511;

    /** Kinds of search: anywhere from a place on, exactly there, or exactly there up to the end. */
    static final int ANYWHERE = 0;
    static final int THERE = 1;
    static final int WHOLE = 2;

    private final String pattern;
    private final int flags;

    private Pattern(String pattern, int flags) {
        if ((flags & ~ALL_FLAGS) != 0)
            throw new IllegalArgumentException("Unknown flag 0x" + Integer.toHexString(flags));
        this.pattern = pattern;
        int all = this.pattern.isEmpty() ? flags : flagsOf(pattern, flags);
        if (all < 0) throw PatternSyntaxException.of(pattern, flags);
        this.flags = (flags & UNICODE_CHARACTER_CLASS) != 0 ? all | UNICODE_CASE : all;
    }

    public static Pattern compile(String pattern) {
        return new Pattern(pattern, 0);
    }

    public static Pattern compile(String pattern, int flags) {
        return new Pattern(pattern, flags);
    }

    public static boolean matches(String pattern, CharSequence input) {
        return compile(pattern).matcher(input).matches();
    }

    public static String quote(String text) {
        if (text.indexOf("\\E") < 0) return "\\Q" + text + "\\E";
        return "\\Q" + text.replace("\\E", "\\E\\\\E\\Q") + "\\E";
    }

    public String pattern() {
        return pattern;
    }

    public int flags() {
        return flags;
    }

    public String toString() {
        return pattern;
    }

    public Matcher matcher(CharSequence input) {
        return new Matcher(this, input);
    }

    public String[] split(CharSequence input) {
        return split(input, 0);
    }

    public String[] split(CharSequence input, int limit) {
        List<String> parts = new ArrayList<>();
        Matcher matcher = matcher(input);
        int from = 0;
        while ((limit <= 0 || parts.size() < limit - 1) && matcher.find()) {
            // Nothing before a match of length 0 at the start.
            if (matcher.end() == 0) continue;
            parts.add(input.subSequence(from, matcher.start()).toString());
            from = matcher.end();
        }
        parts.add(input.subSequence(from, input.length()).toString());
        int count = parts.size();
        if (limit == 0) while (count > 1 && parts.get(count - 1).isEmpty()) count--;
        // Nothing but empty texts.
        if (limit == 0 && count == 1 && parts.size() > 1 && parts.get(0).isEmpty()) count = 0;
        return parts.subList(0, count).toArray(new String[count]);
    }

    public Stream<String> splitAsStream(CharSequence input) {
        return Arrays.stream(split(input));
    }

    public Predicate<String> asPredicate() {
        return text -> matcher(text).find();
    }

    public Predicate<String> asMatchPredicate() {
        return text -> matcher(text).matches();
    }

    int groupCount() {
        return groupCount(pattern, flags);
    }

    /** The number of a group, or -1. */
    int groupNamed(String name) {
        return groupNamed(pattern, flags, name);
    }

    /**
     * Where a match and its groups begin and end; the match before ended at `previous`. Without a match it is null, or
     * has one number: how far a part of the pattern came.
     */
    int[] find(String text, int from, int previous, int kind) {
        return find(pattern, flags, text, from, previous, kind);
    }

    private static native int flagsOf(String pattern, int flags);

    private static native int groupCount(String pattern, int flags);

    private static native int groupNamed(String pattern, int flags, String name);

    private static int[] find(String pattern, int flags, String text, int from, int previous, int kind) {
        return new int[0];
    }
}
