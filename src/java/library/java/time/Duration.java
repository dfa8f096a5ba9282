package java.time;

import java.io.Serializable;
import java.math.BigInteger;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A length of time in seconds and nanoseconds; of a negative one the nanoseconds count upwards. */
public final class Duration implements TemporalAmount, Comparable<Duration>, Serializable {
    private static final int NANOS_PER_SECOND = 1000000000;
    private static final Pattern FORM = Pattern.compile(
            "([-+]?)P(?:([-+]?[0-9]+)D)?(T(?:([-+]?[0-9]+)H)?(?:([-+]?[0-9]+)M)?"
                    + "(?:([-+]?[0-9]+)(?:[.,]([0-9]{0,9}))?S)?)?",
            Pattern.CASE_INSENSITIVE);

    public static final Duration ZERO = new Duration(0, 0);

    private final long seconds;
    private final int nanos;

    private Duration(long seconds, int nanos) {
        this.seconds = seconds;
        this.nanos = nanos;
    }

    public static Duration ofDays(long days) {
        return ofSeconds(Math.multiplyExact(days, 86400L));
    }

    public static Duration ofHours(long hours) {
        return ofSeconds(Math.multiplyExact(hours, 3600L));
    }

    public static Duration ofMinutes(long minutes) {
        return ofSeconds(Math.multiplyExact(minutes, 60L));
    }

    public static Duration ofSeconds(long seconds) {
        return ofSeconds(seconds, 0);
    }

    public static Duration ofSeconds(long seconds, long nanoAdjustment) {
        long all = Math.addExact(seconds, Math.floorDiv(nanoAdjustment, (long) NANOS_PER_SECOND));
        return new Duration(all, (int) Math.floorMod(nanoAdjustment, (long) NANOS_PER_SECOND));
    }

    public static Duration ofMillis(long millis) {
        return new Duration(Math.floorDiv(millis, 1000L), (int) Math.floorMod(millis, 1000L) * 1000000);
    }

    public static Duration ofNanos(long nanos) {
        return ofSeconds(0, nanos);
    }

    public static Duration of(long amount, TemporalUnit unit) {
        return ZERO.plus(amount, unit);
    }

    public static Duration between(Temporal start, Temporal end) {
        if (start instanceof Instant) {
            Instant from = (Instant) start;
            Instant to = (Instant) end;
            return ofSeconds(Math.subtractExact(to.getEpochSecond(), from.getEpochSecond()),
                    to.getNano() - from.getNano());
        }
        if (start instanceof LocalDateTime) {
            LocalDateTime from = (LocalDateTime) start;
            LocalDateTime to = (LocalDateTime) end;
            return ofSeconds(to.toEpoch() - from.toEpoch(), to.getNano() - from.getNano());
        }
        return ofNanos(start.until(end, ChronoUnit.NANOS));
    }

    public static Duration parse(CharSequence text) {
        Matcher form = FORM.matcher(text);
        boolean isForm = form.matches() && (form.group(3) == null || form.group(3).length() > 1);
        if (!isForm || form.group(2) == null && form.group(3) == null)
            throw new DateTimeParseException("Text cannot be parsed to a Duration", text, 0);
        String second = form.group(6);
        boolean isBelowZero = second != null && second.startsWith("-");
        String fraction = form.group(7) == null ? "" : form.group(7);
        int nanos = Integer.parseInt((fraction + "000000000").substring(0, 9));
        try {
            long seconds = Math.addExact(part(text, form.group(2), 86400), part(text, form.group(4), 3600));
            seconds = Math.addExact(seconds, Math.addExact(part(text, form.group(5), 60), part(text, second, 1)));
            Duration duration = ofSeconds(seconds, isBelowZero ? -nanos : nanos);
            return form.group(1).equals("-") ? duration.negated() : duration;
        } catch (ArithmeticException overflow) {
            throw new DateTimeParseException("Text cannot be parsed to a Duration: overflow", text, 0, overflow);
        }
    }

    private static long part(CharSequence text, String number, int seconds) {
        if (number == null) return 0;
        try {
            return Math.multiplyExact(Long.parseLong(number), (long) seconds);
        } catch (NumberFormatException | ArithmeticException wrong) {
            String unit = seconds == 86400 ? "days" : seconds == 3600 ? "hours" : seconds == 60 ? "minutes" : "seconds";
            throw new DateTimeParseException("Text cannot be parsed to a Duration: " + unit, text, 0, wrong);
        }
    }

    public long getSeconds() {
        return seconds;
    }

    public int getNano() {
        return nanos;
    }

    public boolean isZero() {
        return seconds == 0 && nanos == 0;
    }

    public boolean isNegative() {
        return seconds < 0;
    }

    public long toDays() {
        return seconds / 86400;
    }

    public long toHours() {
        return seconds / 3600;
    }

    public long toMinutes() {
        return seconds / 60;
    }

    public long toSeconds() {
        return seconds;
    }

    public long toMillis() {
        long whole = seconds < 0 ? seconds + 1 : seconds;
        int rest = seconds < 0 ? nanos - NANOS_PER_SECOND : nanos;
        return Math.addExact(Math.multiplyExact(whole, 1000L), rest / 1000000L);
    }

    public long toNanos() {
        return exactNanos().longValueExact();
    }

    private BigInteger exactNanos() {
        return BigInteger.valueOf(seconds).multiply(BigInteger.valueOf(NANOS_PER_SECOND))
                .add(BigInteger.valueOf(nanos));
    }

    public long toDaysPart() {
        return toDays();
    }

    public int toHoursPart() {
        return (int) (toHours() % 24);
    }

    public int toMinutesPart() {
        return (int) (toMinutes() % 60);
    }

    public int toSecondsPart() {
        return (int) (seconds % 60);
    }

    public int toMillisPart() {
        return nanos / 1000000;
    }

    public int toNanosPart() {
        return nanos;
    }

    public Duration withSeconds(long newSeconds) {
        return new Duration(newSeconds, nanos);
    }

    public Duration withNanos(int newNanos) {
        if (newNanos < 0 || newNanos >= NANOS_PER_SECOND)
            throw new DateTimeException("Invalid value for NanoOfSecond (valid values 0 - 999999999): " + newNanos);
        return new Duration(seconds, newNanos);
    }

    public Duration plus(Duration other) {
        return plus(other.seconds, other.nanos);
    }

    private Duration plus(long moreSeconds, long moreNanos) {
        if (moreSeconds == 0 && moreNanos == 0) return this;
        return ofSeconds(Math.addExact(seconds, moreSeconds), nanos + moreNanos);
    }

    public Duration plus(long amount, TemporalUnit unit) {
        if (unit == ChronoUnit.DAYS) return plus(Math.multiplyExact(amount, 86400L), 0);
        if (unit.isDurationEstimated())
            throw new UnsupportedTemporalTypeException("Unit must not have an estimated duration");
        if (amount == 0) return this;
        return plus(unit.getDuration().multipliedBy(amount));
    }

    public Duration plusDays(long days) {
        return plus(Math.multiplyExact(days, 86400L), 0);
    }

    public Duration plusHours(long hours) {
        return plus(Math.multiplyExact(hours, 3600L), 0);
    }

    public Duration plusMinutes(long minutes) {
        return plus(Math.multiplyExact(minutes, 60L), 0);
    }

    public Duration plusSeconds(long more) {
        return plus(more, 0);
    }

    public Duration plusMillis(long millis) {
        return plus(millis / 1000, millis % 1000 * 1000000);
    }

    public Duration plusNanos(long more) {
        return plus(more / NANOS_PER_SECOND, more % NANOS_PER_SECOND);
    }

    public Duration minus(Duration other) {
        return plus(other.negated());
    }

    public Duration minus(long amount, TemporalUnit unit) {
        return plus(Math.negateExact(amount), unit);
    }

    public Duration minusDays(long days) {
        return plusDays(Math.negateExact(days));
    }

    public Duration minusHours(long hours) {
        return plusHours(Math.negateExact(hours));
    }

    public Duration minusMinutes(long minutes) {
        return plusMinutes(Math.negateExact(minutes));
    }

    public Duration minusSeconds(long less) {
        return plusSeconds(Math.negateExact(less));
    }

    public Duration minusMillis(long millis) {
        return plusMillis(Math.negateExact(millis));
    }

    public Duration minusNanos(long less) {
        return plusNanos(Math.negateExact(less));
    }

    public Duration multipliedBy(long factor) {
        return factor == 1 ? this : ofExact(exactNanos().multiply(BigInteger.valueOf(factor)));
    }

    public Duration dividedBy(long divisor) {
        if (divisor == 0) throw new ArithmeticException("Cannot divide by zero");
        return divisor == 1 ? this : ofExact(exactNanos().divide(BigInteger.valueOf(divisor)));
    }

    public long dividedBy(Duration divisor) {
        if (divisor.isZero()) throw new ArithmeticException("Cannot divide by zero");
        return exactNanos().divide(divisor.exactNanos()).longValueExact();
    }

    private static Duration ofExact(BigInteger all) {
        BigInteger[] parts = all.divideAndRemainder(BigInteger.valueOf(NANOS_PER_SECOND));
        if (parts[0].bitLength() > 63) throw new ArithmeticException("Exceeds capacity of Duration: " + all);
        return ofSeconds(parts[0].longValue(), parts[1].longValue());
    }

    public Duration negated() {
        return multipliedBy(-1);
    }

    public Duration abs() {
        return isNegative() ? negated() : this;
    }

    public Temporal addTo(Temporal temporal) {
        Temporal later = seconds == 0 ? temporal : temporal.plus(seconds, ChronoUnit.SECONDS);
        return nanos == 0 ? later : later.plus(nanos, ChronoUnit.NANOS);
    }

    public Temporal subtractFrom(Temporal temporal) {
        Temporal earlier = seconds == 0 ? temporal : temporal.minus(seconds, ChronoUnit.SECONDS);
        return nanos == 0 ? earlier : earlier.minus(nanos, ChronoUnit.NANOS);
    }

    public int compareTo(Duration other) {
        int order = Long.compare(seconds, other.seconds);
        return order != 0 ? order : nanos - other.nanos;
    }

    public boolean equals(Object other) {
        return other instanceof Duration && compareTo((Duration) other) == 0;
    }

    public int hashCode() {
        return (int) (seconds ^ seconds >>> 32) + 51 * nanos;
    }

    /** `PT8H6M12.345S`: each part has the sign, and days are hours. */
    public String toString() {
        if (isZero()) return "PT0S";
        long whole = seconds < 0 && nanos > 0 ? seconds + 1 : seconds;
        StringBuilder shown = new StringBuilder("PT");
        if (whole / 3600 != 0) shown.append(whole / 3600).append('H');
        if (whole % 3600 / 60 != 0) shown.append(whole % 3600 / 60).append('M');
        long rest = whole % 60;
        if (rest == 0 && nanos == 0) return shown.toString();
        if (rest == 0 && seconds < 0) shown.append('-');
        shown.append(rest);
        if (nanos > 0) {
            int part = seconds < 0 ? NANOS_PER_SECOND - nanos : nanos;
            String digits = Long.toString((long) NANOS_PER_SECOND + part).substring(1);
            int end = digits.length();
            while (digits.charAt(end - 1) == '0') end--;
            shown.append('.').append(digits, 0, end);
        }
        return shown.append('S').toString();
    }
}
