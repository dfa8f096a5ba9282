import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Money: an invoice with tax and discount, interest, and shares that add up. */
public class Invoice {
    enum Tax {
        FULL("0.19"), REDUCED("0.07"), NONE("0");

        private final BigDecimal rate;

        Tax(String rate) { this.rate = new BigDecimal(rate); }

        BigDecimal of(BigDecimal net) { return net.multiply(rate).setScale(2, RoundingMode.HALF_UP); }
    }

    record Item(String name, int count, BigDecimal price, Tax tax) {
        Item {
            if (price.signum() < 0) throw new IllegalArgumentException("price of " + name + ": " + price);
        }

        BigDecimal net() { return price.multiply(BigDecimal.valueOf(count)); }
    }

    static List<BigDecimal> shares(BigDecimal amount, int people) {
        BigDecimal share = amount.divide(BigDecimal.valueOf(people), 2, RoundingMode.DOWN);
        BigDecimal rest = amount.subtract(share.multiply(BigDecimal.valueOf(people)));
        List<BigDecimal> shares = new ArrayList<>();
        for (int i = 0; i < people; i++) {
            boolean takesCent = rest.compareTo(BigDecimal.valueOf(i, 2)) > 0;
            shares.add(takesCent ? share.add(new BigDecimal("0.01")) : share);
        }
        return shares;
    }

    public static void main(String[] args) {
        List<Item> items = List.of(
            new Item("Book", 2, new BigDecimal("19.99"), Tax.REDUCED),
            new Item("Lamp", 1, new BigDecimal("49.5"), Tax.FULL),
            new Item("Stamp", 10, new BigDecimal("0.85"), Tax.NONE));
        BigDecimal net = BigDecimal.ZERO;
        BigDecimal taxes = BigDecimal.ZERO;
        for (Item item : items) {
            net = net.add(item.net());
            taxes = taxes.add(item.tax().of(item.net()));
            System.out.printf("%-6s %3d x %8.2f = %9.2f  tax %6.2f%n", item.name(), item.count(), item.price(), item.net(), item.tax().of(item.net()));
        }
        System.out.println(net + " + " + taxes + " = " + net.add(taxes));
        System.out.println(items.stream().map(Item::net).reduce(BigDecimal.ZERO, BigDecimal::add).equals(net));
        Map<Tax, BigDecimal> byTax = items.stream().collect(Collectors.groupingBy(Item::tax, TreeMap::new, Collectors.reducing(BigDecimal.ZERO, Item::net, BigDecimal::add)));
        System.out.println(byTax);
        System.out.println(items.stream().max(Comparator.comparing(Item::price)).map(Item::name).orElse("none"));

        BigDecimal balance = new BigDecimal("1000.00");
        BigDecimal rate = new BigDecimal("2.75").movePointLeft(2);
        for (int year = 1; year <= 5; year++) {
            BigDecimal interest = balance.multiply(rate).setScale(2, RoundingMode.HALF_EVEN);
            balance = balance.add(interest);
            System.out.println(year + ": " + interest + " " + balance);
        }

        List<BigDecimal> shares = shares(new BigDecimal("100.00"), 7);
        System.out.println(shares + " " + shares.stream().reduce(BigDecimal::add).get());
        System.out.println(0.1 + 0.2 + " " + new BigDecimal("0.1").add(new BigDecimal("0.2")) + " " + new BigDecimal(0.1).toString().length() + " " + BigDecimal.valueOf(0.1));
        System.out.println(new BigDecimal("1234567.891").setScale(1, RoundingMode.CEILING).toPlainString() + String.format(" %,.2f %(.1f %+e %g %s", new BigDecimal("1234567.891"), new BigDecimal("-2.25"), new BigDecimal("0.00012"), new BigDecimal("98765.4321"), new BigDecimal("1E+3")));
        BigDecimal[] parts = new BigDecimal("17.50").divideAndRemainder(new BigDecimal("2.25"));
        System.out.println(parts[0] + " rest " + parts[1] + " " + new BigDecimal("-7.5").remainder(new BigDecimal("2")) + " " + new BigDecimal("7.5").divideToIntegralValue(new BigDecimal("-0.2")));
        new Item("Refund", 1, new BigDecimal("-0.01"), Tax.NONE);
    }
}
