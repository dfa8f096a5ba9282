package java.text;

import java.util.Locale;

/** The characters that numbers are written with, at first those of English. */
public class DecimalFormatSymbols {
    private char decimalSeparator = '.';
    private char groupingSeparator = ',';
    private char minusSign = '-';
    private String infinity = "∞";
    private String nan = "NaN";

    public DecimalFormatSymbols() {
    }

    public DecimalFormatSymbols(Locale locale) {
    }

    public static DecimalFormatSymbols getInstance() {
        return new DecimalFormatSymbols();
    }

    public static DecimalFormatSymbols getInstance(Locale locale) {
        return new DecimalFormatSymbols();
    }

    public char getDecimalSeparator() {
        return decimalSeparator;
    }

    public void setDecimalSeparator(char separator) {
        decimalSeparator = separator;
    }

    public char getGroupingSeparator() {
        return groupingSeparator;
    }

    public void setGroupingSeparator(char separator) {
        groupingSeparator = separator;
    }

    public char getMinusSign() {
        return minusSign;
    }

    public void setMinusSign(char sign) {
        minusSign = sign;
    }

    public char getZeroDigit() {
        return '0';
    }

    public char getPercent() {
        return '%';
    }

    public String getInfinity() {
        return infinity;
    }

    public void setInfinity(String text) {
        infinity = text;
    }

    public String getNaN() {
        return nan;
    }

    public void setNaN(String text) {
        nan = text;
    }
}
