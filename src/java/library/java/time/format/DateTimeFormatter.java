package java.time.format;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Month;
import java.time.Year;
import java.util.Locale;

/** How a date is written: letters for its parts, anything else as it is. */
public final class DateTimeFormatter {
    public static final DateTimeFormatter ISO_LOCAL_DATE = new DateTimeFormatter("uuuu-MM-dd", true);
    public static final DateTimeFormatter ISO_DATE = ISO_LOCAL_DATE;
    public static final DateTimeFormatter BASIC_ISO_DATE = new DateTimeFormatter("uuuuMMdd", true);

    private final String pattern;
    /** Whether a day beyond the end of a month is wrong; otherwise it is the last one. */
    private final boolean isStrict;

    private DateTimeFormatter(String pattern, boolean isStrict) {
        this.pattern = pattern;
        this.isStrict = isStrict;
    }

    public static DateTimeFormatter ofPattern(String pattern) {
        DateTimeFormatter formatter = new DateTimeFormatter(pattern, false);
        int at = 0;
        while (at < pattern.length()) {
            int end = formatter.endOf(at);
            char letter = pattern.charAt(at);
            if (Character.isLetter(letter) && letter < 128 && "yuMLdE".indexOf(letter) < 0)
                throw new IllegalArgumentException("Unknown pattern letter: " + letter);
            if ("dEM".indexOf(letter) >= 0 && end - at > (letter == 'd' ? 2 : 5))
                throw new IllegalArgumentException("Too many pattern letters: " + letter);
            at = end;
        }
        return formatter;
    }

    /** In English, whatever the locale. */
    public static DateTimeFormatter ofPattern(String pattern, Locale locale) {
        return ofPattern(pattern);
    }

    /** Where the part of the pattern ends that begins here: equal letters, a text in quotes, or one character. */
    private int endOf(int start) {
        char first = pattern.charAt(start);
        int end = start + 1;
        if (first == '\'') {
            end = pattern.indexOf('\'', end);
            if (end < 0) throw new IllegalArgumentException(
                    "Pattern ends with an incomplete string literal: " + pattern);
            return end + 1;
        }
        if (!Character.isLetter(first)) return end;
        while (end < pattern.length() && pattern.charAt(end) == first) end++;
        return end;
    }

    /** What a part that is no letter stands for. */
    private String literal(int start, int end) {
        if (pattern.charAt(start) != '\'') return pattern.substring(start, end);
        return end - start == 2 ? "'" : pattern.substring(start + 1, end - 1);
    }

    public String format(LocalDate date) {
        StringBuilder shown = new StringBuilder();
        int at = 0;
        while (at < pattern.length()) {
            int end = endOf(at);
            shown.append(Character.isLetter(pattern.charAt(at)) ? part(date, at, end - at) : literal(at, end));
            at = end;
        }
        return shown.toString();
    }

    private String part(LocalDate date, int at, int count) {
        switch (pattern.charAt(at)) {
            case 'y':
            case 'u':
                return year(date.getYear(), count);
            case 'd':
                return padded(date.getDayOfMonth(), count);
            case 'E':
                return date.getDayOfWeek().getDisplayName(style(count), Locale.ROOT);
            default:
                return count <= 2 ? padded(date.getMonthValue(), count)
                        : date.getMonth().getDisplayName(style(count), Locale.ROOT);
        }
    }

    private static TextStyle style(int count) {
        if (count == 4) return TextStyle.FULL;
        return count == 5 ? TextStyle.NARROW : TextStyle.SHORT;
    }

    private static String year(int year, int count) {
        if (count == 2) return padded(Math.floorMod(year, 100), 2);
        String digits = padded(Math.abs(year), count);
        if (year < 0) return "-" + digits;
        return count >= 4 && digits.length() > count ? "+" + digits : digits;
    }

    private static String padded(int number, int length) {
        String digits = "" + number;
        return digits.length() < length ? "0".repeat(length - digits.length()) + digits : digits;
    }

    /** Year, month and day of a text. For the library only. */
    public int[] read(String text) {
        int[] date = { 0, 1, 1 };
        int position = 0;
        int at = 0;
        while (at < pattern.length()) {
            int end = endOf(at);
            if (Character.isLetter(pattern.charAt(at))) position = readPart(text, position, at, end, date);
            else position = readLiteral(text, position, literal(at, end));
            at = end;
        }
        if (position == text.length()) {
            boolean isMonth = date[1] >= 1 && date[1] <= 12;
            if (!isStrict && isMonth && date[2] <= 31)
                date[2] = Math.min(date[2], Month.of(date[1]).length(Year.isLeap(date[0])));
            return date;
        }
        String message = "Text '" + text + "' could not be parsed, unparsed text found at index " + position;
        throw new DateTimeParseException(message, text, position);
    }

    private static DateTimeParseException wrong(String text, int position) {
        String message = "Text '" + text + "' could not be parsed at index " + position;
        return new DateTimeParseException(message, text, position);
    }

    private static int readLiteral(String text, int position, String literal) {
        if (!text.startsWith(literal, position)) throw wrong(text, position);
        return position + literal.length();
    }

    /** Where the text goes on. */
    private int readPart(String text, int position, int at, int end, int[] date) {
        char letter = pattern.charAt(at);
        int count = end - at;
        if (letter == 'E' || "ML".indexOf(letter) >= 0 && count > 2) return readName(
                text, position, letter, count, date);
        boolean isYear = letter == 'y' || letter == 'u';
        boolean isLast = end == pattern.length() || !Character.isLetter(pattern.charAt(end));
        int longest = isYear && count != 2 ? (isLast ? 10 : count) : (count == 1 ? 2 : count);
        boolean isNegative = isYear && text.startsWith("-", position);
        int start = isNegative ? position + 1 : position;
        int stop = start;
        while (stop < text.length() && stop - start < longest && Character.isDigit(text.charAt(stop))) stop++;
        if (stop - start < count || stop - start > 9) throw wrong(text, position);
        int number = Integer.parseInt(text.substring(start, stop));
        if (isYear) date[0] = count == 2 ? 2000 + number : isNegative ? -number : number;
        else date[letter == 'd' ? 2 : 1] = number;
        return stop;
    }

    private static int readName(String text, int position, char letter, int count, int[] date) {
        if (letter == 'E') {
            for (DayOfWeek day : DayOfWeek.values()) {
                String name = day.getDisplayName(style(count), Locale.ROOT);
                if (text.startsWith(name, position)) return position + name.length();
            }
            throw wrong(text, position);
        }
        for (Month month : Month.values()) {
            String name = month.getDisplayName(style(count), Locale.ROOT);
            if (!text.startsWith(name, position)) continue;
            date[1] = month.getValue();
            return position + name.length();
        }
        throw wrong(text, position);
    }

    public String toString() {
        return pattern;
    }
}
