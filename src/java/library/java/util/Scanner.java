package java.util;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.Charset;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads numbers, words and lines from a text. */
public final class Scanner implements Iterator<String>, Closeable {
    /** Where the text comes from, until it has been read. */
    private Reader reader;
    private String text = "";
    private int position;
    private boolean isClosed;
    /** Null for white space. */
    private String delimiter;

    public Scanner(String text) {
        this.text = text.toString();
    }

    public Scanner(InputStream in) {
        if (in == null) throw new NullPointerException("source");
        this.reader = new InputStreamReader(in);
    }

    public Scanner(Reader reader) {
        if (reader == null) throw new NullPointerException("source");
        this.reader = reader;
    }

    public Scanner(InputStream in, String charsetName) {
        this(in, Charset.forName(charsetName));
    }

    public Scanner(InputStream in, Charset charset) {
        if (in == null) throw new NullPointerException("source");
        this.reader = new InputStreamReader(in, charset);
    }

    public Scanner useDelimiter(String pattern) {
        delimiter = pattern;
        return this;
    }

    public Scanner useDelimiter(Pattern pattern) {
        return useDelimiter(pattern.pattern());
    }

    public Pattern delimiter() {
        return Pattern.compile(delimiter == null ? "\\p{javaWhitespace}+" : delimiter);
    }

    public Scanner useLocale(Locale locale) {
        return this;
    }

    public Locale locale() {
        return Locale.getDefault();
    }

    public Scanner reset() {
        delimiter = null;
        return this;
    }

    /** The whole text is read when the first of it is wanted. */
    private void load() {
        if (isClosed) throw new IllegalStateException("Scanner closed");
        if (reader == null) return;
        StringBuilder all = new StringBuilder();
        try {
            for (int next = reader.read(); next >= 0; next = reader.read()) all.append((char) next);
        } catch (IOException problem) {
            reader = null;
        }
        reader = null;
        text = all.toString();
    }

    /** The length of the delimiter that starts here, or 0. */
    private int delimiterAt(int index) {
        if (delimiter != null) return matchLength(delimiter, text, index);
        return Character.isWhitespace(text.charAt(index)) ? 1 : 0;
    }

    /** The length of what a pattern matches exactly here, or 0. */
    private static native int matchLength(String pattern, String text, int index);

    private int tokenStart() {
        load();
        int start = position;
        if (delimiter == null) {
            while (start < text.length() && delimiterAt(start) > 0) start++;
        } else if (start < text.length() && start > 0) {
            start += delimiterAt(start);
        }
        return start;
    }

    private int tokenEnd(int start) {
        // The empty delimiter is between any two characters.
        if ("".equals(delimiter)) return Math.min(start + 1, text.length());
        int end = start;
        while (end < text.length() && delimiterAt(end) == 0) end++;
        return end;
    }

    /** The next token, or null when there is none. */
    private String token() {
        int start = tokenStart();
        return start >= text.length() ? null : text.substring(start, tokenEnd(start));
    }

    public boolean hasNext() {
        return tokenStart() < text.length();
    }

    public String next() {
        String token = token();
        if (token == null) throw new NoSuchElementException();
        position = tokenEnd(tokenStart());
        return token;
    }

    public boolean hasNext(String pattern) {
        return hasNext(Pattern.compile(pattern));
    }

    public boolean hasNext(Pattern pattern) {
        String token = token();
        return token != null && pattern.matcher(token).matches();
    }

    public String next(String pattern) {
        return next(Pattern.compile(pattern));
    }

    public String next(Pattern pattern) {
        if (token() == null) throw new NoSuchElementException();
        if (!hasNext(pattern)) throw new InputMismatchException();
        return next();
    }

    /** What a pattern matches in the rest of the line, or null. */
    public String findInLine(String pattern) {
        return findInLine(Pattern.compile(pattern));
    }

    public String findInLine(Pattern pattern) {
        load();
        Matcher matcher = pattern.matcher(text).region(position, lineEnd());
        if (!matcher.find()) return null;
        position = matcher.end();
        return matcher.group();
    }

    /** What a pattern matches before a number of characters, all that is left for 0, or null. */
    public String findWithinHorizon(String pattern, int horizon) {
        return findWithinHorizon(Pattern.compile(pattern), horizon);
    }

    public String findWithinHorizon(Pattern pattern, int horizon) {
        if (horizon < 0) throw new IllegalArgumentException("horizon < 0");
        load();
        int end = horizon == 0 ? text.length() : Math.min(position + horizon, text.length());
        Matcher matcher = pattern.matcher(text).region(position, end);
        if (!matcher.find()) return null;
        position = matcher.end();
        return matcher.group();
    }

    public Scanner skip(String pattern) {
        return skip(Pattern.compile(pattern));
    }

    public Scanner skip(Pattern pattern) {
        load();
        Matcher matcher = pattern.matcher(text).region(position, text.length());
        if (!matcher.lookingAt()) throw new NoSuchElementException();
        position = matcher.end();
        return this;
    }

    public Stream<String> tokens() {
        List<String> tokens = new ArrayList<>();
        while (hasNext()) tokens.add(next());
        return tokens.stream();
    }

    private int lineEnd() {
        int end = position;
        while (end < text.length() && !isLineEnd(text.charAt(end))) end++;
        return end;
    }

    public boolean hasNextLine() {
        load();
        return position < text.length();
    }

    public String nextLine() {
        load();
        if (position >= text.length()) throw new NoSuchElementException("No line found");
        int end = lineEnd();
        String line = text.substring(position, end);
        boolean isPair = text.startsWith("\r\n", end);
        position = end == text.length() ? end : isPair ? end + 2 : end + 1;
        return line;
    }

    private static boolean isLineEnd(char character) {
        return character == '\n' || character == '\r' || character == '\u0085'
            || character == '\u2028' || character == '\u2029';
    }

    /** The next token if it is an integer, with its thousands no longer separated. */
    private String integer() {
        String token = token();
        if (token == null) throw new NoSuchElementException();
        return isInteger(token) ? token.replace(",", "") : null;
    }

    private static boolean isInteger(String token) {
        return token.matches("[-+]?([0-9]+|[0-9]{1,3}(,[0-9]{3})+)");
    }

    private static boolean isDecimal(String token) {
        return token.matches("[-+]?([0-9]+|[0-9]{1,3}(,[0-9]{3})+|(?=\\.[0-9]))(\\.[0-9]*)?([eE][-+]?[0-9]+)?")
            || token.matches("[-+]?(NaN|Infinity)");
    }

    private static InputMismatchException outOfRange(NumberFormatException problem) {
        return new InputMismatchException(problem.getMessage());
    }

    public int nextInt() {
        String digits = integer();
        if (digits == null) throw new InputMismatchException();
        try {
            int number = Integer.parseInt(digits);
            next();
            return number;
        } catch (NumberFormatException problem) {
            throw outOfRange(problem);
        }
    }

    public boolean hasNextInt() {
        return isWithin(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    public long nextLong() {
        String digits = integer();
        if (digits == null) throw new InputMismatchException();
        try {
            long number = Long.parseLong(digits);
            next();
            return number;
        } catch (NumberFormatException problem) {
            throw outOfRange(problem);
        }
    }

    public boolean hasNextLong() {
        return isWithin(Long.MIN_VALUE, Long.MAX_VALUE);
    }

    private boolean isWithin(long least, long largest) {
        String token = token();
        if (token == null || !isInteger(token)) return false;
        try {
            long number = Long.parseLong(token.replace(",", ""));
            return number >= least && number <= largest;
        } catch (NumberFormatException problem) {
            return false;
        }
    }

    public short nextShort() {
        String digits = integer();
        if (digits == null) throw new InputMismatchException();
        try {
            short number = Short.parseShort(digits);
            next();
            return number;
        } catch (NumberFormatException problem) {
            throw outOfRange(problem);
        }
    }

    public byte nextByte() {
        String digits = integer();
        if (digits == null) throw new InputMismatchException();
        try {
            byte number = Byte.parseByte(digits);
            next();
            return number;
        } catch (NumberFormatException problem) {
            throw outOfRange(problem);
        }
    }

    public boolean hasNextShort() {
        return isWithin(Short.MIN_VALUE, Short.MAX_VALUE);
    }

    public boolean hasNextByte() {
        return isWithin(Byte.MIN_VALUE, Byte.MAX_VALUE);
    }

    public BigInteger nextBigInteger() {
        String digits = integer();
        if (digits == null) throw new InputMismatchException();
        next();
        return new BigInteger(digits);
    }

    public boolean hasNextBigInteger() {
        String token = token();
        return token != null && isInteger(token);
    }

    public BigDecimal nextBigDecimal() {
        String token = token();
        if (token == null) throw new NoSuchElementException();
        if (!hasNextBigDecimal()) throw new InputMismatchException();
        next();
        return new BigDecimal(token.replace(",", ""));
    }

    public boolean hasNextBigDecimal() {
        String token = token();
        return token != null && isDecimal(token) && !token.matches("[-+]?(NaN|Infinity)");
    }

    public double nextDouble() {
        String token = token();
        if (token == null) throw new NoSuchElementException();
        if (!isDecimal(token)) throw new InputMismatchException();
        next();
        return Double.parseDouble(token.replace(",", ""));
    }

    public boolean hasNextDouble() {
        String token = token();
        return token != null && isDecimal(token);
    }

    public float nextFloat() {
        return (float) nextDouble();
    }

    public boolean hasNextFloat() {
        return hasNextDouble();
    }

    public boolean nextBoolean() {
        String token = token();
        if (token == null) throw new NoSuchElementException();
        if (!hasNextBoolean()) throw new InputMismatchException();
        next();
        return Boolean.parseBoolean(token);
    }

    public boolean hasNextBoolean() {
        String token = token();
        return "true".equalsIgnoreCase(token) || "false".equalsIgnoreCase(token);
    }

    public void close() {
        isClosed = true;
    }
}
