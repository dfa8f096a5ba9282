import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Final fields, defensive copies, withers. */
public class Immutability {
    static final class Money implements Comparable<Money> {
        private final long cents;
        private final String currency;
        static final Money ZERO = new Money(0, "EUR");

        private Money(long cents, String currency) {
            this.cents = cents;
            this.currency = currency;
        }

        static Money of(double amount) {
            return new Money(Math.round(amount * 100), "EUR");
        }

        Money plus(Money other) {
            return new Money(cents + other.cents, currency);
        }

        Money times(int n) {
            return n == 1 ? this : new Money(cents * n, currency);
        }

        @Override
        public int compareTo(Money o) {
            return Long.compare(cents, o.cents);
        }

        @Override
        public String toString() {
            return String.format("%d.%02d %s", cents / 100, cents % 100, currency);
        }
    }

    static final class Invoice {
        private final List<Money> items;

        Invoice(List<Money> items) {
            this.items = new ArrayList<>(items);
        }

        List<Money> items() {
            return Collections.unmodifiableList(items);
        }

        Invoice with(Money item) {
            List<Money> copy = new ArrayList<>(items);
            copy.add(item);
            return new Invoice(copy);
        }

        Money total() {
            Money sum = Money.ZERO;
            for (Money m : items) {
                sum = sum.plus(m);
            }
            return sum;
        }
    }

    public static void main(String[] args) {
        List<Money> source = new ArrayList<>(List.of(Money.of(12.5), Money.of(0.05)));
        Invoice first = new Invoice(source);
        source.add(Money.of(1000));
        Invoice second = first.with(Money.of(3).times(3));
        System.out.println(first.items() + " " + first.total());
        System.out.println(second.items() + " " + second.total());
        System.out.println(Collections.max(second.items()) + " " + Collections.min(second.items()));
        try {
            first.items().add(Money.ZERO);
        } catch (UnsupportedOperationException e) {
            System.out.println("unmodifiable");
        }
        Money m = Money.of(1);
        System.out.println(m.times(1) == m);
    }
}
