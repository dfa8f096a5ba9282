package java.text;

/** What a pattern of `DecimalFormat` says: what is around the digits, and how many there are. */
final class DecimalPattern {
    private final String pattern;
    private int at;
    /** `#` before the first `0`, the `0`s, `#` behind them, all without regard to the point. */
    private int left;
    private int zeros;
    private int right;
    /** How many digits stand before the point, -1 where there is none. */
    private int point = -1;
    /** How many digits stand behind the last separator, -1 where there is none. */
    private int sinceSeparator = -1;

    final String prefix;
    final String suffix;
    /** Null where a negative number is the positive one behind a minus sign. */
    String negativePrefix;
    String negativeSuffix;
    int multiplier = 1;
    /** The least digits of the exponent, 0 where there is none. */
    int exponent;

    DecimalPattern(String pattern) {
        this.pattern = pattern;
        prefix = affix();
        readDigits();
        suffix = affix();
        if (at < pattern.length() && pattern.charAt(at) == ';') {
            at++;
            negativePrefix = affix();
            while (at < pattern.length() && "#0,.".indexOf(pattern.charAt(at)) >= 0) at++;
            negativeSuffix = affix();
            boolean isMinus = negativePrefix.equals("-" + prefix) && negativeSuffix.equals(suffix);
            if (isMinus || negativePrefix.equals(prefix) && negativeSuffix.equals(suffix)) negativePrefix = null;
        }
        if (at < pattern.length()) throw wrong("Unquoted special character '" + pattern.charAt(at) + "' in pattern");
    }

    private IllegalArgumentException wrong(String problem) {
        return new IllegalArgumentException(problem + " \"" + pattern + '"');
    }

    /** Up to the digits, to what is for negative numbers, or to the end. In quotes everything is as it is. */
    private String affix() {
        StringBuilder text = new StringBuilder();
        boolean isQuoted = false;
        for (; at < pattern.length(); at++) {
            char next = pattern.charAt(at);
            boolean isDoubled = next == '\'' && at + 1 < pattern.length() && pattern.charAt(at + 1) == '\'';
            if (isDoubled) {
                text.append('\'');
                at++;
            } else if (next == '\'') isQuoted = !isQuoted;
            else if (isQuoted) text.append(next);
            else if ("#0,.;".indexOf(next) >= 0) break;
            else {
                if (next == '%') multiplier = 100;
                if (next == '‰') multiplier = 1000;
                text.append(next == '¤' ? '$' : next);
            }
        }
        return text.toString();
    }

    private void readDigits() {
        for (; at < pattern.length() && "#0,.".indexOf(pattern.charAt(at)) >= 0; at++) readDigit(pattern.charAt(at));
        if (at < pattern.length() && pattern.charAt(at) == 'E') readExponent();
        if (zeros == 0 && left > 0 && point >= 0) {
            int before = Math.max(point, 1);
            right = left - before;
            left = before - 1;
            zeros = 1;
        }
        boolean isPointAmongZeros = point < 0 ? right == 0 : point >= left && point <= left + zeros;
        if (!isPointAmongZeros || sinceSeparator == 0) throw wrong("Malformed pattern");
    }

    private void readDigit(char next) {
        if (next == ',') {
            sinceSeparator = 0;
            return;
        }
        if (next == '.') {
            if (point >= 0) throw wrong("Multiple decimal separators in pattern");
            point = left + zeros + right;
            return;
        }
        if (next == '0') {
            if (right > 0) throw wrong("Unexpected '0' in pattern");
            zeros++;
        } else if (zeros > 0) right++;
        else left++;
        if (sinceSeparator >= 0 && point < 0) sinceSeparator++;
    }

    private void readExponent() {
        at++;
        for (; at < pattern.length() && pattern.charAt(at) == '0'; at++) exponent++;
        if (exponent == 0 || left + zeros == 0) throw wrong("Malformed exponential pattern");
    }

    boolean isEmpty() {
        return pattern.isEmpty();
    }

    private int digits() {
        return left + zeros + right;
    }

    int minimumIntegers() {
        return (point < 0 ? digits() : point) - left;
    }

    int maximumIntegers() {
        return exponent > 0 ? left + minimumIntegers() : Integer.MAX_VALUE;
    }

    int minimumFraction() {
        return point < 0 ? 0 : left + zeros - point;
    }

    int maximumFraction() {
        return isEmpty() ? Integer.MAX_VALUE : point < 0 ? 0 : digits() - point;
    }

    /** The digits between two separators, 0 for none. */
    int group() {
        return isEmpty() ? 3 : Math.max(0, sinceSeparator);
    }

    boolean showsPoint() {
        return !isEmpty() && (point == 0 || point == digits());
    }
}
