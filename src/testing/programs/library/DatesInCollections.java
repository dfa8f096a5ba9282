import java.time.*;
import java.util.*;
/** Dates in records, lists and maps. */
public class DatesInCollections {
    record Loan(String book, LocalDate due) {
        boolean isOverdue(LocalDate today) { return today.isAfter(due); }
    }
    public static void main(String[] args) {
        LocalDate today = LocalDate.of(2026, 3, 15);
        List<Loan> loans = new ArrayList<>();
        loans.add(new Loan("A", today.minusDays(3)));
        loans.add(new Loan("B", today.plusWeeks(2)));
        loans.add(new Loan("C", today));
        loans.sort(Comparator.comparing(Loan::due));
        for (Loan l : loans) System.out.println(l + " " + l.isOverdue(today));
        Map<LocalDate, String> cal = new TreeMap<>();
        cal.put(LocalDate.of(2026, 12, 24), "eve");
        cal.put(LocalDate.of(2026, 1, 6), "kings");
        System.out.println(cal);
        switch (today.getDayOfWeek()) {
            case SATURDAY, SUNDAY -> System.out.println("weekend");
            default -> System.out.println("work");
        }
        Map<DayOfWeek, Integer> count = new TreeMap<>();
        for (int i = 0; i < 10; i++) count.merge(today.plusDays(i).getDayOfWeek(), 1, Integer::sum);
        System.out.println(count);
        System.out.println(Year.isLeap(2000));
    }
}
