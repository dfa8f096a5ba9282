package java.util.regex;

/** A match that stays as it is when its matcher goes on. */
final class FoundMatch implements MatchResult {
    private final String text;
    private final int groupCount;
    /** Null when there is no match; else two numbers for each group, -1 where it took no part. */
    private final int[] groups;

    FoundMatch(String text, int groupCount, int[] groups) {
        this.text = text;
        this.groupCount = groupCount;
        this.groups = groups;
    }

    public int start() {
        return start(0);
    }

    public int start(int group) {
        check(group);
        return groups[2 * group];
    }

    public int end() {
        return end(0);
    }

    public int end(int group) {
        check(group);
        return groups[2 * group + 1];
    }

    public String group() {
        return group(0);
    }

    public String group(int group) {
        check(group);
        return groups[2 * group] < 0 ? null : text.substring(groups[2 * group], groups[2 * group + 1]);
    }

    public int groupCount() {
        return groupCount;
    }

    private void check(int group) {
        if (groups == null) throw new IllegalStateException("No match found");
        if (group < 0 || group > groupCount) throw new IndexOutOfBoundsException("No group " + group);
    }
}
