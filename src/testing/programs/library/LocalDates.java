import java.time.LocalDate;
import java.time.DayOfWeek;
import java.time.Month;
import java.time.Period;
import java.time.temporal.ChronoUnit;

/** Days, months, periods and the messages of wrong dates. */
public class LocalDates {
    public static void main(String[] args) {
        LocalDate d = LocalDate.of(2024, 2, 28);
        System.out.println(d + " " + d.plusDays(1) + " " + d.plusDays(2) + " " + d.minusMonths(1) + " " + d.plusYears(1) + " " + d.plusWeeks(3));
        System.out.println(d.isLeapYear() + " " + d.lengthOfMonth() + " " + d.lengthOfYear() + " " + d.getDayOfWeek() + " " + d.getDayOfYear() + " " + d.getMonth() + " " + d.getMonthValue() + " " + d.getYear() + " " + d.getDayOfMonth());
        LocalDate e = LocalDate.parse("2025-12-24");
        System.out.println(d.isBefore(e) + " " + d.isAfter(e) + " " + d.isEqual(e) + " " + d.compareTo(e) + " " + d.equals(LocalDate.of(2024, Month.FEBRUARY, 28)) + " " + d.hashCode());
        System.out.println(ChronoUnit.DAYS.between(d, e) + " " + ChronoUnit.MONTHS.between(d, e) + " " + ChronoUnit.YEARS.between(d, e) + " " + ChronoUnit.WEEKS.between(d, e));
        Period p = Period.between(d, e);
        System.out.println(p + " " + p.getYears() + " " + p.getMonths() + " " + p.getDays());
        System.out.println(d.withDayOfMonth(1) + " " + d.withMonth(12) + " " + d.withYear(2023) + " " + d.toEpochDay() + " " + LocalDate.ofEpochDay(-1));
        System.out.println(LocalDate.of(2024, 1, 31).plusMonths(1) + " " + LocalDate.of(2024, 2, 29).plusYears(1));
        System.out.println(DayOfWeek.MONDAY.plus(10) + " " + Month.JANUARY.minus(1) + " " + DayOfWeek.SUNDAY.getValue() + " " + Month.of(4) + " " + Month.APRIL.maxLength());
        try { LocalDate.of(2023, 2, 29); } catch (java.time.DateTimeException x) { System.out.println(x.getMessage()); }
        try { LocalDate.of(2023, 13, 1); } catch (java.time.DateTimeException x) { System.out.println(x.getMessage()); }
        try { LocalDate.of(2023, 4, 31); } catch (java.time.DateTimeException x) { System.out.println(x.getMessage()); }
        try { LocalDate.of(2023, 4, 41); } catch (java.time.DateTimeException x) { System.out.println(x.getMessage()); }
        try { LocalDate.parse("2023-4-1"); } catch (java.time.format.DateTimeParseException x) { System.out.println(x.getMessage()); }
        try { LocalDate.parse("2023-02-30"); } catch (java.time.format.DateTimeParseException x) { System.out.println(x.getMessage()); }
        for (LocalDate x = LocalDate.of(1999, 12, 30); x.isBefore(LocalDate.of(2000, 1, 3)); x = x.plus(1, ChronoUnit.DAYS)) System.out.print(x + " ");
        System.out.println();
        System.out.println(d.until(e, ChronoUnit.DAYS) + " " + d.until(e) + " " + d.plus(Period.ofMonths(2)) + " " + Period.of(1, 2, 3) + " " + Period.ofDays(5) + " " + Period.ZERO);
        System.out.println(LocalDate.MIN + " " + LocalDate.MAX + " " + LocalDate.of(-5, 1, 1) + " " + LocalDate.of(12345, 1, 1) + " " + LocalDate.EPOCH);
    }
}
