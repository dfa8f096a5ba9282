/** Amounts are whole cents in an int; this is what can be done with them. */
public final class Money {
    private static final int CENTS = 100;

    private Money() {
    }

    /** A percentage of an amount, rounded half up; negative amounts are rounded as their opposites. */
    public static int percent(int amount, int perCent) {
        return perMille(amount, perCent * 10);
    }

    /** Thousandths of an amount, rounded half up. */
    public static int perMille(int amount, int perMille) {
        long product = (long) amount * perMille;
        long rounded = product >= 0 ? (product + 500) / 1000 : -((-product + 500) / 1000);
        return (int) rounded;
    }

    /** 1234 as 12.34. */
    public static String show(int amount) {
        String sign = amount < 0 ? "-" : "";
        int positive = Math.abs(amount);
        int rest = positive % CENTS;
        return sign + positive / CENTS + "." + (rest < 10 ? "0" : "") + rest;
    }

    /** Reads 12, 12.3 or 12.34; anything else is -1. */
    public static int parse(String text) {
        String trimmed = text.trim();
        int point = trimmed.indexOf('.');
        String whole = point < 0 ? trimmed : trimmed.substring(0, point);
        String fraction = point < 0 ? "" : trimmed.substring(point + 1);
        if (!Texts.isNumber(whole) || whole.length() > 7 || fraction.length() > 2) {
            return -1;
        }
        if (point >= 0 && !Texts.isNumber(fraction)) {
            return -1;
        }
        int cents = Integer.parseInt(whole) * CENTS;
        if (fraction.length() == 1) {
            cents += Integer.parseInt(fraction) * 10;
        } else if (fraction.length() == 2) {
            cents += Integer.parseInt(fraction);
        }
        return cents;
    }

    /** The larger part first: 100 shared by 3 is 34, 33, 33. */
    public static int[] share(int amount, int parts) {
        int[] shares = new int[parts];
        int rest = amount % parts;
        for (int i = 0; i < parts; i++) {
            shares[i] = amount / parts + (i < rest ? 1 : 0);
        }
        return shares;
    }
}
