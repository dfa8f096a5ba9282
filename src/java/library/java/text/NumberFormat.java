package java.text;

import java.math.RoundingMode;
import java.util.Locale;

/** How numbers are written and read: as in English. Of other locales only the sign of the currency is known. */
public abstract class NumberFormat implements Cloneable {
    public static final int INTEGER_FIELD = 0;
    public static final int FRACTION_FIELD = 1;

    private boolean isGroupingUsed = true;
    private boolean isParseIntegerOnly;
    private int maximumIntegerDigits = 40;
    private int minimumIntegerDigits = 1;
    private int maximumFractionDigits = 3;
    private int minimumFractionDigits;

    protected NumberFormat() {
    }

    public static NumberFormat getInstance() {
        return new DecimalFormat();
    }

    public static NumberFormat getInstance(Locale locale) {
        return getInstance();
    }

    public static NumberFormat getNumberInstance() {
        return getInstance();
    }

    public static NumberFormat getNumberInstance(Locale locale) {
        return getInstance();
    }

    public static NumberFormat getIntegerInstance() {
        NumberFormat format = new DecimalFormat("#,##0");
        format.setParseIntegerOnly(true);
        return format;
    }

    public static NumberFormat getIntegerInstance(Locale locale) {
        return getIntegerInstance();
    }

    public static NumberFormat getPercentInstance() {
        return new DecimalFormat("#,##0%");
    }

    public static NumberFormat getPercentInstance(Locale locale) {
        return getPercentInstance();
    }

    public static NumberFormat getCurrencyInstance() {
        return getCurrencyInstance(Locale.getDefault());
    }

    public static NumberFormat getCurrencyInstance(Locale locale) {
        String country = locale.getCountry();
        String sign = country.equals("US") ? "$" : country.equals("GB") ? "£" : "¤";
        return new DecimalFormat("'" + sign + "'#,##0.00");
    }

    public final String format(double number) {
        return shown(number);
    }

    public final String format(long number) {
        return shown(number);
    }

    /** Of any number; what is none cannot be written. */
    public final String format(Object number) {
        if (number instanceof Number) return shown((Number) number);
        throw new IllegalArgumentException("Cannot format given Object as a Number");
    }

    abstract String shown(Number number);

    /** The number that a text begins with. */
    public abstract Number parse(String text) throws ParseException;

    public boolean isGroupingUsed() {
        return isGroupingUsed;
    }

    public void setGroupingUsed(boolean isUsed) {
        isGroupingUsed = isUsed;
    }

    public boolean isParseIntegerOnly() {
        return isParseIntegerOnly;
    }

    public void setParseIntegerOnly(boolean isOnly) {
        isParseIntegerOnly = isOnly;
    }

    public int getMaximumIntegerDigits() {
        return maximumIntegerDigits;
    }

    public void setMaximumIntegerDigits(int digits) {
        maximumIntegerDigits = Math.max(0, digits);
        minimumIntegerDigits = Math.min(minimumIntegerDigits, maximumIntegerDigits);
    }

    public int getMinimumIntegerDigits() {
        return minimumIntegerDigits;
    }

    public void setMinimumIntegerDigits(int digits) {
        minimumIntegerDigits = Math.max(0, digits);
        maximumIntegerDigits = Math.max(minimumIntegerDigits, maximumIntegerDigits);
    }

    public int getMaximumFractionDigits() {
        return maximumFractionDigits;
    }

    public void setMaximumFractionDigits(int digits) {
        maximumFractionDigits = Math.max(0, digits);
        minimumFractionDigits = Math.min(minimumFractionDigits, maximumFractionDigits);
    }

    public int getMinimumFractionDigits() {
        return minimumFractionDigits;
    }

    public void setMinimumFractionDigits(int digits) {
        minimumFractionDigits = Math.max(0, digits);
        maximumFractionDigits = Math.max(minimumFractionDigits, maximumFractionDigits);
    }

    public abstract RoundingMode getRoundingMode();

    public abstract void setRoundingMode(RoundingMode mode);
}
