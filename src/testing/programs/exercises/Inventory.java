import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A stock of articles: orders, discounts, a printed report. */
public class Inventory {
    enum Category {
        FOOD(0.07), BOOK(0.07), TOOL(0.19);

        final double tax;

        Category(double tax) {
            this.tax = tax;
        }
    }

    record Article(String name, Category category, int cents) {
        Article {
            if (cents < 0) {
                throw new IllegalArgumentException("negative price for " + name);
            }
        }

        int gross() {
            return (int) Math.round(cents * (1 + category.tax));
        }
    }

    interface Discount {
        int apply(int cents, int count);

        static Discount none() {
            return (cents, count) -> cents * count;
        }

        static Discount percent(int p) {
            return (cents, count) -> cents * count * (100 - p) / 100;
        }

        static Discount thirdFree() {
            return (cents, count) -> cents * (count - count / 3);
        }
    }

    static class OutOfStock extends Exception {
        OutOfStock(Article a, int wanted, int left) {
            super(String.format("%s: wanted %d, left %d", a.name(), wanted, left));
        }
    }

    private final Map<String, Article> articles = new LinkedHashMap<>();
    private final Map<Article, Integer> stock = new HashMap<>();
    private final Map<String, Discount> discounts = new HashMap<>();

    Inventory add(String name, Category c, int cents, int count) {
        Article a = new Article(name, c, cents);
        articles.put(name, a);
        stock.merge(a, count, Integer::sum);
        return this;
    }

    Optional<Article> find(String name) {
        return Optional.ofNullable(articles.get(name));
    }

    int sell(String name, int count) throws OutOfStock {
        Article a = find(name).orElseThrow(() -> new IllegalArgumentException("unknown " + name));
        int left = stock.get(a);
        if (left < count) {
            throw new OutOfStock(a, count, left);
        }
        stock.put(a, left - count);
        return discounts.getOrDefault(name, Discount.none()).apply(a.gross(), count);
    }

    void report() {
        System.out.printf("%-8s|%5s|%9s%n", "name", "left", "price");
        List<Article> sorted = new ArrayList<>(articles.values());
        sorted.sort(Comparator.comparing(Article::category).thenComparing(Article::name));
        for (Article a : sorted) {
            System.out.printf("%-8s|%5d|%,9.2f%n", a.name(), stock.get(a), a.gross() / 100.0);
        }
        Map<Category, Integer> worth = new TreeMap<>(Comparator.reverseOrder());
        stock.forEach((a, n) -> worth.merge(a.category(), a.cents() * n, Integer::sum));
        System.out.println(worth);
    }

    public static void main(String[] args) {
        Inventory inv = new Inventory().add("bread", Category.FOOD, 249, 10).add("hammer", Category.TOOL, 1999, 3)
            .add("atlas", Category.BOOK, 123456, 1).add("apple", Category.FOOD, 35, 100).add("bread", Category.FOOD, 249, 5);
        inv.discounts.put("apple", Discount.thirdFree());
        inv.discounts.put("hammer", Discount.percent(10));
        inv.report();
        String[] orders = {"apple 7", "hammer 2", "hammer 2", "bread 15", "nail 5", "atlas x"};
        int total = 0;
        for (String order : orders) {
            try {
                String[] parts = order.split(" ");
                int cents = inv.sell(parts[0], Integer.parseInt(parts[1]));
                total += cents;
                System.out.println(order + " = " + cents);
            } catch (OutOfStock e) {
                System.out.println(e.getMessage());
            } catch (NumberFormatException e) {
                System.out.println("bad number in " + order);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(total);
        inv.report();
    }
}
