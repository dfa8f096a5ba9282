package java.util.regex;

/** What a match becomes: a text in which $1 and ${name} stand for groups, and a backslash for what follows it. */
final class Replacement {
    private final String source;
    private final Matcher matcher;
    private final StringBuilder text = new StringBuilder();
    private int position;

    Replacement(String source, Matcher matcher) {
        this.source = source;
        this.matcher = matcher;
    }

    String text() {
        while (position < source.length()) {
            char next = source.charAt(position);
            position++;
            if (next == '\\') readEscape();
            else if (next == '$') readGroup();
            else text.append(next);
        }
        return text.toString();
    }

    private void readEscape() {
        if (position == source.length()) throw new IllegalArgumentException("character to be escaped is missing");
        text.append(source.charAt(position));
        position++;
    }

    private void readGroup() {
        if (position == source.length())
            throw new IllegalArgumentException("Illegal group reference: group index is missing");
        char next = source.charAt(position);
        if (next == '{') append(readName());
        else if (isDigit(next)) append(readNumber());
        else throw new IllegalArgumentException("Illegal group reference");
    }

    private int readName() {
        position++;
        int start = position;
        while (position < source.length() && isInName(source.charAt(position))) position++;
        String name = source.substring(start, position);
        if (name.isEmpty()) throw new IllegalArgumentException("named capturing group has 0 length name");
        if (position == source.length() || source.charAt(position) != '}')
            throw new IllegalArgumentException("named capturing group is missing trailing '}'");
        if (isDigit(name.charAt(0)))
            throw new IllegalArgumentException("capturing group name {" + name + "} starts with digit character");
        position++;
        return matcher.groupInReplacement(name);
    }

    /** As many digits as make a group that there is. */
    private int readNumber() {
        int group = 0;
        boolean isFirst = true;
        while (position < source.length() && isDigit(source.charAt(position))) {
            int longer = group * 10 + (source.charAt(position) - '0');
            if (!isFirst && longer > matcher.groupCount()) break;
            group = longer;
            isFirst = false;
            position++;
        }
        return group;
    }

    private void append(int group) {
        String part = matcher.group(group);
        if (part != null) text.append(part);
    }

    private static boolean isDigit(char character) {
        return character >= '0' && character <= '9';
    }

    private static boolean isInName(char character) {
        return isDigit(character) || character >= 'a' && character <= 'z' || character >= 'A' && character <= 'Z';
    }
}
