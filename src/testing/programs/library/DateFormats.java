import java.time.*;
import java.time.format.*;
import java.time.temporal.ChronoUnit;
import java.util.*;

/** Dates as texts in several patterns, and many random dates. */
public class DateFormats {
    public static void main(String[] args) {
        LocalDate d = LocalDate.of(2024, 3, 5);
        for (String p : new String[] {"dd.MM.yyyy", "d.M.yy", "EEEE, d MMMM yyyy", "EEE d MMM uuuu", "yyyy/MM/dd", "'Day' dd 'of' MMMM", "yyyyMMdd"})
            System.out.println(p + " -> " + d.format(DateTimeFormatter.ofPattern(p, Locale.ENGLISH)));
        System.out.println(LocalDate.parse("05.03.2024", DateTimeFormatter.ofPattern("dd.MM.yyyy")));
        System.out.println(LocalDate.parse("5/3/2024", DateTimeFormatter.ofPattern("d/M/yyyy")));
        System.out.println(LocalDate.parse("20240305", DateTimeFormatter.BASIC_ISO_DATE));
        for (String t : new String[] {"5.3.2024", "05.03.24", "05-03-2024", "32.01.2024", "01.13.2024", "31.04.2024", "x", "05.03.2024x", ""})
            try { System.out.println(LocalDate.parse(t, DateTimeFormatter.ofPattern("dd.MM.uuuu"))); } catch (DateTimeParseException e) { System.out.println(e.getMessage() + " @" + e.getErrorIndex()); }
        try { DateTimeFormatter.ofPattern("dd.bb"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        LocalDate a = LocalDate.of(2020, 1, 31), b = LocalDate.of(2019, 3, 1);
        System.out.println(Period.between(a, b) + " " + Period.between(b, a) + " " + ChronoUnit.MONTHS.between(a, b) + " " + ChronoUnit.DECADES.between(LocalDate.of(1900, 5, 5), a) + " " + ChronoUnit.DAYS);
        Random r = new Random(5);
        long sum = 0;
        for (int i = 0; i < 3000; i++) {
            LocalDate x = LocalDate.ofEpochDay(r.nextInt(2_000_000) - 1_000_000);
            LocalDate y = x.plusMonths(r.nextInt(500) - 250).plusDays(r.nextInt(100));
            sum = sum * 31 + x.hashCode() + y.toEpochDay() + Period.between(x, y).hashCode() + y.getDayOfYear() + y.getDayOfWeek().getValue() + ChronoUnit.MONTHS.between(x, y) + x.toString().length();
        }
        System.out.println(sum);
        for (DayOfWeek w : DayOfWeek.values()) System.out.print(w.getDisplayName(TextStyle.SHORT, Locale.ENGLISH) + w.minus(3) + " ");
        System.out.println(Month.MAY.getDisplayName(TextStyle.FULL, Locale.ENGLISH) + Month.SEPTEMBER.firstDayOfYear(true));
        try { DayOfWeek.of(8); } catch (DateTimeException e) { System.out.println(e.getMessage()); }
        try { d.plus(1, ChronoUnit.HOURS); } catch (DateTimeException e) { System.out.println(e.getMessage()); }
        try { ChronoUnit.SECONDS.between(a, b); } catch (DateTimeException e) { System.out.println(e.getMessage()); }
        System.out.println(Period.of(1, 14, 3).normalized() + " " + Period.ofWeeks(2) + " " + Period.ofDays(-3).negated() + " " + Period.of(0, -2, 5) + Period.between(a, b).isNegative());
        try { LocalDate.ofYearDay(2023, 366); } catch (DateTimeException e) { System.out.println(e.getMessage()); }
        try { LocalDate.parse(null); } catch (NullPointerException e) { System.out.println("null"); }
        try { LocalDate.MAX.plusDays(1); } catch (DateTimeException e) { System.out.println(e.getMessage()); }
    }
}
