package java.util.regex;

import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Searches one text for a pattern, match after match. */
public final class Matcher implements MatchResult {
    private Pattern pattern;
    private CharSequence text;
    /** The text when the matcher was reset, and of it the part that is searched. */
    private String input;
    private String region;
    private int regionStart;
    private int regionEnd;
    /** Two numbers for each group, -1 where it took no part. */
    private int[] groups;
    /** Where the last match began, -1 after a search that found none, and where the next search goes on. */
    private int first;
    private int last;
    /** Where the match before ended, -1 when there was none. */
    private int previous;
    private int appended;
    private int searches;

    Matcher(Pattern pattern, CharSequence text) {
        this.pattern = pattern;
        this.text = text;
        reset();
    }

    public Pattern pattern() {
        return pattern;
    }

    public Matcher usePattern(Pattern pattern) {
        if (pattern == null) throw new IllegalArgumentException("Pattern cannot be null");
        this.pattern = pattern;
        forget();
        return this;
    }

    public Matcher reset() {
        forget();
        last = 0;
        previous = -1;
        appended = 0;
        regionStart = 0;
        regionEnd = text.length();
        input = text.toString();
        region = input;
        return this;
    }

    public Matcher reset(CharSequence text) {
        this.text = text;
        return reset();
    }

    public Matcher region(int start, int end) {
        if (start < 0 || start > input.length()) throw new IndexOutOfBoundsException("start");
        if (end < 0 || end > input.length()) throw new IndexOutOfBoundsException("end");
        if (start > end) throw new IndexOutOfBoundsException("start > end");
        reset();
        regionStart = start;
        regionEnd = end;
        region = input.substring(start, end);
        return this;
    }

    public int regionStart() {
        return regionStart;
    }

    public int regionEnd() {
        return regionEnd;
    }

    private void forget() {
        first = -1;
        groups = noGroups();
        searches++;
    }

    private int[] noGroups() {
        int[] none = new int[2 * (pattern.groupCount() + 1)];
        Arrays.fill(none, -1);
        return none;
    }

    public boolean matches() {
        return search(regionStart, Pattern.WHOLE);
    }

    public boolean lookingAt() {
        return search(regionStart, Pattern.THERE);
    }

    public boolean find() {
        // Behind an empty match.
        int from = last == first ? last + 1 : last;
        if (from < regionStart) from = regionStart;
        if (from <= regionEnd) return search(from, Pattern.ANYWHERE);
        groups = noGroups();
        return false;
    }

    public boolean find(int start) {
        if (start < 0 || start > text.length()) throw new IndexOutOfBoundsException("Illegal start index");
        reset();
        return search(start, Pattern.ANYWHERE);
    }

    private boolean search(int from, int kind) {
        int before = previous < 0 ? from : previous;
        int[] found = pattern.find(region, from - regionStart, before - regionStart, kind);
        if (found != null)
            for (int i = 0; i < found.length; i++) if (found[i] >= 0) found[i] += regionStart;
        boolean isMatch = found != null && found.length > 1;
        if (isMatch) {
            searches++;
            groups = found;
            first = found[0];
            last = found[1];
        } else {
            forget();
            if (found != null) last = found[0];
        }
        previous = last;
        return isMatch;
    }

    public int start() {
        if (first < 0) throw new IllegalStateException("No match available");
        return first;
    }

    public int start(int group) {
        if (first < 0) throw new IllegalStateException("No match available");
        return groups[2 * checked(group)];
    }

    public int start(String name) {
        return groups[2 * groupNamed(name)];
    }

    public int end() {
        if (first < 0) throw new IllegalStateException("No match available");
        return last;
    }

    public int end(int group) {
        if (first < 0) throw new IllegalStateException("No match available");
        return groups[2 * checked(group) + 1];
    }

    public int end(String name) {
        return groups[2 * groupNamed(name) + 1];
    }

    public String group() {
        return group(0);
    }

    public String group(int group) {
        if (first < 0) throw new IllegalStateException("No match found");
        return textOf(checked(group));
    }

    public String group(String name) {
        return textOf(groupNamed(name));
    }

    public int groupCount() {
        return pattern.groupCount();
    }

    private String textOf(int group) {
        return groups[2 * group] < 0 ? null : input.substring(groups[2 * group], groups[2 * group + 1]);
    }

    private int checked(int group) {
        if (group < 0 || group > groupCount()) throw new IndexOutOfBoundsException("No group " + group);
        return group;
    }

    private int groupNamed(String name) {
        Objects.requireNonNull(name, "Group name");
        if (first < 0) throw new IllegalStateException("No match found");
        int group = pattern.groupNamed(name);
        if (group < 0) throw new IllegalArgumentException("No group with name <" + name + ">");
        return group;
    }

    public MatchResult toMatchResult() {
        return new FoundMatch(input, groupCount(), first < 0 ? null : groups);
    }

    public Stream<MatchResult> results() {
        Iterator<MatchResult> results = new Results(this);
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(results, Spliterator.ORDERED), false);
    }

    public static String quoteReplacement(String text) {
        return text.replace("\\", "\\\\").replace("$", "\\$");
    }

    public String replaceAll(String replacement) {
        reset();
        StringBuilder result = new StringBuilder();
        while (find()) appendReplacement(result, replacement);
        return appendTail(result).toString();
    }

    public String replaceAll(Function<MatchResult, String> replacer) {
        Objects.requireNonNull(replacer);
        reset();
        StringBuilder result = new StringBuilder();
        while (find()) appendReplacement(result, replacement(replacer));
        return appendTail(result).toString();
    }

    public String replaceFirst(String replacement) {
        if (replacement == null) throw new NullPointerException("replacement");
        reset();
        StringBuilder result = new StringBuilder();
        if (find()) appendReplacement(result, replacement);
        return appendTail(result).toString();
    }

    public String replaceFirst(Function<MatchResult, String> replacer) {
        Objects.requireNonNull(replacer);
        reset();
        StringBuilder result = new StringBuilder();
        if (find()) appendReplacement(result, replacement(replacer));
        return appendTail(result).toString();
    }

    private String replacement(Function<MatchResult, String> replacer) {
        int before = searches;
        String replacement = replacer.apply(this);
        if (searches != before) throw new ConcurrentModificationException();
        return replacement;
    }

    public Matcher appendReplacement(StringBuilder target, String replacement) {
        String part = expanded(replacement);
        target.append(input, appended, first).append(part);
        appended = last;
        return this;
    }

    public Matcher appendReplacement(StringBuffer target, String replacement) {
        String part = expanded(replacement);
        target.append(input, appended, first).append(part);
        appended = last;
        return this;
    }

    public StringBuilder appendTail(StringBuilder target) {
        return target.append(input, appended, input.length());
    }

    public StringBuffer appendTail(StringBuffer target) {
        return target.append(input, appended, input.length());
    }

    private String expanded(String replacement) {
        if (first < 0) throw new IllegalStateException("No match available");
        return replacement.length() == 0 ? "" : new Replacement(replacement, this).text();
    }

    /** The number of a group that a replacement names. */
    int groupInReplacement(String name) {
        int group = pattern.groupNamed(name);
        if (group < 0) throw new IllegalArgumentException("No group with name {" + name + "}");
        return group;
    }

    public String toString() {
        String match = first >= 0 && group() != null ? group() : "";
        return "java.util.regex.Matcher[pattern=" + pattern + " region=" + regionStart + "," + regionEnd
            + " lastmatch=" + match + "]";
    }

    /** The matches from here on, found when they are asked for. */
    private static final class Results implements Iterator<MatchResult> {
        private final Matcher matcher;
        private boolean isAhead;
        private boolean hasFound;
        private int expected = -1;

        Results(Matcher matcher) {
            this.matcher = matcher;
        }

        private boolean isDisturbed() {
            return expected >= 0 && expected != matcher.searches;
        }

        public boolean hasNext() {
            if (!isAhead) {
                if (isDisturbed()) return true;
                hasFound = matcher.find();
                expected = matcher.searches;
                isAhead = true;
            }
            return hasFound;
        }

        public MatchResult next() {
            if (isDisturbed()) throw new ConcurrentModificationException();
            if (!hasNext()) throw new NoSuchElementException();
            isAhead = false;
            return matcher.toMatchResult();
        }
    }
}
