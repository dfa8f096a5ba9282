package java.time.format;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.Year;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.Locale;

/** How dates and times are written: letters for their parts, anything else as it is. */
public final class DateTimeFormatter {
    /** Stands in a pattern for a time as ISO 8601 has it, which seconds and a fraction of them may end. */
    private static final char TIME = '#';
    private static final String LETTERS = "yuMLdEHhKkmsSna";

    public static final DateTimeFormatter ISO_LOCAL_DATE = new DateTimeFormatter("uuuu-MM-dd", true);
    public static final DateTimeFormatter ISO_DATE = ISO_LOCAL_DATE;
    public static final DateTimeFormatter BASIC_ISO_DATE = new DateTimeFormatter("uuuuMMdd", true);
    public static final DateTimeFormatter ISO_LOCAL_TIME = new DateTimeFormatter("#", true);
    public static final DateTimeFormatter ISO_TIME = ISO_LOCAL_TIME;
    public static final DateTimeFormatter ISO_LOCAL_DATE_TIME = new DateTimeFormatter("uuuu-MM-dd'T'#", true);
    public static final DateTimeFormatter ISO_DATE_TIME = ISO_LOCAL_DATE_TIME;

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
            if (letter == '#' || letter == '{' || letter == '}')
                throw new IllegalArgumentException("Pattern includes reserved character: '" + letter + "'");
            if (Character.isLetter(letter) && letter < 128 && LETTERS.indexOf(letter) < 0)
                throw new IllegalArgumentException("Unknown pattern letter: " + letter);
            if (end - at > longest(letter)) throw new IllegalArgumentException("Too many pattern letters: " + letter);
            at = end;
        }
        return formatter;
    }

    private static int longest(char letter) {
        if ("EM".indexOf(letter) >= 0) return 5;
        if (letter == 'a') return 1;
        return "dHhKkms".indexOf(letter) >= 0 ? 2 : letter == 'S' ? 9 : Integer.MAX_VALUE;
    }

    /** In English, whatever the locale. */
    public static DateTimeFormatter ofPattern(String pattern, Locale locale) {
        return ofPattern(pattern);
    }

    /** In English, whatever the locale. */
    public DateTimeFormatter withLocale(Locale locale) {
        return this;
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

    private boolean isPart(int at) {
        return Character.isLetter(pattern.charAt(at)) || pattern.charAt(at) == TIME;
    }

    /** What a part that is no letter stands for. Brackets are around what may be missing. */
    private String literal(int start, int end) {
        char first = pattern.charAt(start);
        if (first == '[' || first == ']') return "";
        if (first != '\'') return pattern.substring(start, end);
        return end - start == 2 ? "'" : pattern.substring(start + 1, end - 1);
    }

    public String format(TemporalAccessor temporal) {
        LocalDate date = null;
        LocalTime time = null;
        if (temporal instanceof LocalDateTime) {
            date = ((LocalDateTime) temporal).toLocalDate();
            time = ((LocalDateTime) temporal).toLocalTime();
        } else if (temporal instanceof LocalTime) time = (LocalTime) temporal;
        else if (temporal instanceof LocalDate) date = (LocalDate) temporal;
        return format(date, time, 0, pattern.length());
    }

    /** A part of the pattern. What stands in brackets is left out where something of it is missing. */
    private String format(LocalDate date, LocalTime time, int from, int to) {
        StringBuilder shown = new StringBuilder();
        int at = from;
        while (at < to) {
            int end = endOf(at);
            if (pattern.charAt(at) == '[') {
                end = closing(at);
                try {
                    shown.append(format(date, time, at + 1, end - 1));
                } catch (UnsupportedTemporalTypeException missing) {
                    at = end;
                    continue;
                }
            } else shown.append(isPart(at) ? part(date, time, at, end - at) : literal(at, end));
            at = end;
        }
        return shown.toString();
    }

    private String part(LocalDate date, LocalTime time, int at, int count) {
        char letter = pattern.charAt(at);
        if ("yuMLdE".indexOf(letter) < 0) return part(time, letter, count);
        if (date == null) throw new UnsupportedTemporalTypeException("Unsupported field: " + fieldOf(letter));
        switch (letter) {
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

    private static String part(LocalTime time, char letter, int count) {
        if (time == null) throw new UnsupportedTemporalTypeException("Unsupported field: " + fieldOf(letter));
        int hour = time.getHour();
        switch (letter) {
            case 'H':
                return padded(hour, count);
            case 'k':
                return padded(hour == 0 ? 24 : hour, count);
            case 'K':
                return padded(hour % 12, count);
            case 'h':
                return padded(hour % 12 == 0 ? 12 : hour % 12, count);
            case 'm':
                return padded(time.getMinute(), count);
            case 's':
                return padded(time.getSecond(), count);
            case 'S':
                return Integer.toString(time.getNano() + 1000000000).substring(1, count + 1);
            case 'n':
                return padded(time.getNano(), count);
            case 'a':
                return hour < 12 ? "AM" : "PM";
            default:
                return isoTime(time);
        }
    }

    private static String isoTime(LocalTime time) {
        String shown = padded(time.getHour(), 2) + ":" + padded(time.getMinute(), 2) + ":"
                + padded(time.getSecond(), 2);
        if (time.getNano() == 0) return shown;
        String digits = Integer.toString(time.getNano() + 1000000000).substring(1);
        int end = digits.length();
        while (digits.charAt(end - 1) == '0') end--;
        return shown + "." + digits.substring(0, end);
    }

    private static String fieldOf(char letter) {
        switch (letter) {
            case 'y':
                return "YearOfEra";
            case 'u':
                return "Year";
            case 'd':
                return "DayOfMonth";
            case 'E':
                return "DayOfWeek";
            case 'M':
            case 'L':
                return "MonthOfYear";
            case 'h':
                return "ClockHourOfAmPm";
            case 'k':
                return "ClockHourOfDay";
            case 'K':
                return "HourOfAmPm";
            case 'm':
                return "MinuteOfHour";
            case 's':
                return "SecondOfMinute";
            case 'S':
            case 'n':
                return "NanoOfSecond";
            case 'a':
                return "AmPmOfDay";
            default:
                return "HourOfDay";
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

    /**
     * The parts of a text: year, month, day, hour, minute, second, nanosecond, whether there is an hour, which half of
     * the day, -1 for none, whether there is a year. For the library only.
     */
    public int[] read(String text) {
        int[] parts = { 0, 1, 1, 0, 0, 0, 0, 0, -1, 0 };
        int position = read(text, 0, 0, pattern.length(), parts);
        if (position != text.length()) {
            String message = "Text '" + text + "' could not be parsed, unparsed text found at index " + position;
            throw new DateTimeParseException(message, text, position);
        }
        if (parts[8] >= 0) parts[3] = parts[3] % 12 + 12 * parts[8];
        boolean isMonth = parts[1] >= 1 && parts[1] <= 12;
        if (!isStrict && isMonth && parts[2] <= 31)
            parts[2] = Math.min(parts[2], Month.of(parts[1]).length(Year.isLeap(parts[0])));
        return parts;
    }

    /** What is thrown for a text that has no time. For the library only. */
    public DateTimeParseException without(String type, CharSequence text) {
        String message = "Text '" + text + "' could not be parsed: Unable to obtain " + type + " from TemporalAccessor";
        return new DateTimeParseException(message, text, 0, new DateTimeException(message));
    }

    /** Reads a part of the pattern. Where the text goes on. */
    private int read(String text, int start, int from, int to, int[] parts) {
        int position = start;
        int at = from;
        while (at < to) {
            int end = endOf(at);
            if (pattern.charAt(at) == '[') {
                end = closing(at);
                try {
                    position = read(text, position, at + 1, end - 1, parts);
                } catch (DateTimeParseException missing) {
                    at = end;
                    continue;
                }
            } else if (isPart(at)) position = readPart(text, position, at, end, parts);
            else position = readLiteral(text, position, literal(at, end));
            at = end;
        }
        return position;
    }

    /** Behind the bracket that belongs to this one. */
    private int closing(int open) {
        int depth = 0;
        for (int at = open; at < pattern.length(); at = endOf(at)) {
            if (pattern.charAt(at) == '[') depth++;
            if (pattern.charAt(at) == ']' && --depth == 0) return at + 1;
        }
        return pattern.length() + 1;
    }

    private static DateTimeParseException wrong(String text, int position) {
        String message = "Text '" + text + "' could not be parsed at index " + position;
        return new DateTimeParseException(message, text, position);
    }

    private static int readLiteral(String text, int position, String literal) {
        if (!text.startsWith(literal, position)) throw wrong(text, position);
        return position + literal.length();
    }

    private int readPart(String text, int position, int at, int end, int[] parts) {
        char letter = pattern.charAt(at);
        int count = end - at;
        if (letter == TIME) return readIsoTime(text, position, parts);
        if (letter == 'a') return readHalf(text, position, parts);
        if (letter == 'E' || "ML".indexOf(letter) >= 0 && count > 2) return readName(
                text, position, letter, count, parts);
        boolean isYear = letter == 'y' || letter == 'u';
        boolean isLast = end == pattern.length() || !Character.isLetter(pattern.charAt(end));
        int longest = isYear && count != 2 ? (isLast ? 10 : count) : (count == 1 && letter != 'S' ? 2 : count);
        boolean isNegative = isYear && text.startsWith("-", position);
        int start = isNegative ? position + 1 : position;
        int stop = endOfDigits(text, start, longest);
        if (stop - start < count || stop - start > 9) throw wrong(text, position);
        int number = Integer.parseInt(text.substring(start, stop));
        if (isYear) parts[9] = 1;
        if (isYear) parts[0] = count == 2 ? 2000 + number : isNegative ? -number : number;
        else if (letter == 'S') parts[6] = nanos(text.substring(start, stop));
        else set(letter, number, parts);
        return stop;
    }

    private static int endOfDigits(String text, int start, int longest) {
        int stop = start;
        while (stop < text.length() && stop - start < longest && Character.isDigit(text.charAt(stop))) stop++;
        return stop;
    }

    private static int nanos(String digits) {
        return Integer.parseInt((digits + "000000000").substring(0, 9));
    }

    private static void set(char letter, int number, int[] parts) {
        switch (letter) {
            case 'd':
                parts[2] = number;
                break;
            case 'H':
            case 'h':
            case 'K':
                parts[3] = number;
                parts[7] = 1;
                break;
            case 'k':
                parts[3] = number % 24;
                parts[7] = 1;
                break;
            case 'm':
                parts[4] = number;
                break;
            case 's':
                parts[5] = number;
                break;
            case 'n':
                parts[6] = number;
                break;
            default:
                parts[1] = number;
        }
    }

    /** Hours and minutes, then seconds, then a fraction of them. */
    private static int readIsoTime(String text, int start, int[] parts) {
        int position = start;
        for (int part = 3; part <= 5; part++) {
            if (part == 5 && endOfDigits(text, position + 1, 2) < position + 3) return position;
            if (part == 5 && !text.startsWith(":", position)) return position;
            if (part > 3) position = readLiteral(text, position, ":");
            int stop = endOfDigits(text, position, 2);
            if (stop - position < 2) throw wrong(text, position);
            parts[part] = Integer.parseInt(text.substring(position, stop));
            position = stop;
            parts[7] = 1;
        }
        if (!text.startsWith(".", position)) return position;
        int stop = endOfDigits(text, position + 1, 9);
        parts[6] = nanos(text.substring(position + 1, stop));
        return stop;
    }

    private static int readHalf(String text, int position, int[] parts) {
        boolean isAfternoon = text.startsWith("PM", position);
        if (!isAfternoon && !text.startsWith("AM", position)) throw wrong(text, position);
        parts[8] = isAfternoon ? 1 : 0;
        return position + 2;
    }

    private static int readName(String text, int position, char letter, int count, int[] parts) {
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
            parts[1] = month.getValue();
            return position + name.length();
        }
        throw wrong(text, position);
    }

    public String toString() {
        return pattern;
    }
}
