import java.util.*;

public class Formatters {
    static class Money implements Formattable {
        private final int cents;

        Money(int cents) {
            this.cents = cents;
        }

        @Override
        public void formatTo(Formatter formatter, int flags, int width, int precision) {
            boolean left = (flags & FormattableFlags.LEFT_JUSTIFY) != 0;
            String text = cents / 100 + "." + cents % 100 / 10 + cents % 10;
            if ((flags & FormattableFlags.ALTERNATE) != 0) text = "$" + text;
            if (precision >= 0) text = text.substring(0, Math.min(precision, text.length()));
            if ((flags & FormattableFlags.UPPERCASE) != 0) text = text + "USD";
            formatter.format(width < 0 ? "%s" : "%" + (left ? "-" : "") + width + "s", text);
        }
    }

    public static void main(String[] args) {
        Money money = new Money(1234);
        System.out.println(String.format("[%s|%8s|%-8s|%#s|%S|%.3s|%#-9.4S]", money, money, money, money, money, money, money));
        StringBuilder text = new StringBuilder("> ");
        Formatter formatter = new Formatter(text);
        formatter.format("%d", 3).format(Locale.US, " %5.1f", 2.25);
        System.out.println(formatter + " " + (formatter.out() == text));
        Formatter out = new Formatter(System.out);
        out.format("Total %-10s%3d%n", "apples", 7);
        out.flush();
        formatter.close();
        formatter.close();
        try {
            formatter.format("x");
        } catch (FormatterClosedException e) {
            System.out.println(e);
        }
        try {
            formatter.toString();
        } catch (IllegalStateException e) {
            System.out.println(e);
        }
    }
}
