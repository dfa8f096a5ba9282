import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Bookings of a bank, asked in several ways. */
public class BankLog {
    enum Type { DEPOSIT, WITHDRAWAL, FEE }
    static final class Transaction {
        private final String account;
        private final Type type;
        private final double amount;
        private final int day;
        Transaction(String account, Type type, double amount, int day) {
            this.account = account;
            this.type = type;
            this.amount = amount;
            this.day = day;
        }
        String getAccount() {
            return account;
        }
        Type getType() {
            return type;
        }
        double getAmount() {
            return amount;
        }
        int getDay() {
            return day;
        }
        double signed() {
            return type == Type.DEPOSIT ? amount : -amount;
        }
        @Override public String toString() {
            return account + " " + type + " " + amount;
        }
    }
    static class Bank {
        private final List<Transaction> log = new ArrayList<>();
        void book(String a, Type t, double amount, int day) {
            log.add(new Transaction(a, t, amount, day));
        }
        Map<String, Double> balances() {
            return log.stream()
                .collect(Collectors.groupingBy(Transaction::getAccount, TreeMap::new,
                Collectors.summingDouble(Transaction::signed)));
        }
        Optional<Transaction> largest(Predicate<Transaction> p) {
            return log.stream().filter(p).max(Comparator.comparingDouble(Transaction::getAmount));
        }
        <K> Map<K, List<Transaction>> by(Function<Transaction, K> key) {
            return log.stream().collect(Collectors.groupingBy(key));
        }
        List<Transaction> page(int n, int size) {
            return log.stream().sorted(Comparator.comparing(Transaction::getDay).reversed()).skip((long) n * size)
                .limit(size).toList();
        }
    }
    public static void main(String[] args) {
        Bank bank = new Bank();
        bank.book("A", Type.DEPOSIT, 100, 1);
        bank.book("B", Type.DEPOSIT, 50, 2);
        bank.book("A", Type.WITHDRAWAL, 30.5, 3);
        bank.book("A", Type.FEE, 1.25, 3);
        bank.book("B", Type.WITHDRAWAL, 20, 5);
        bank.book("C", Type.DEPOSIT, 75, 6);
        System.out.println(bank.balances());
        bank.balances().forEach((k, v) -> System.out.printf("%s %.2f%n", k, v));
        System.out.println(bank.largest(t -> t.getType() == Type.WITHDRAWAL).get());
        System.out.println(bank.largest(t -> t.getAmount() > 1000).isPresent());
        System.out.println(bank.by(Transaction::getDay).get(3));
        System.out.println(new TreeMap<>(bank.by(Transaction::getType)).keySet());
        System.out.println(bank.page(0, 2) + " " + bank.page(1, 2));
        Map<Type, DoubleSummaryStatistics> stats = bank.log.stream()
            .collect(Collectors.groupingBy(Transaction::getType, () -> new EnumMap<>(Type.class),
            Collectors.summarizingDouble(Transaction::getAmount)));
        stats.forEach((t, s) -> System.out.println(t + " " + s.getCount() + " " + s.getSum() + " " + s.getMax()));
        Predicate<Transaction> big = t -> t.getAmount() >= 50;
        System.out.println(bank.log.stream().filter(big.negate().and(t -> t.getType() != Type.FEE)).count());
        System.out.println(bank.log.stream().map(Transaction::getType).distinct().map(Enum::name)
            .map(String::toLowerCase).collect(Collectors.joining("|")));
        System.out.println(Arrays.stream(Type.values()).map(t -> t + ":" + t.ordinal()).collect(Collectors.toList()));
    }
}
