import java.util.*;

public class Main {
    interface Coffee { double cost(); String text(); }
    static class Espresso implements Coffee { public double cost() { return 2; } public String text() { return "espresso"; } }
    static abstract class Decorator implements Coffee {
        protected final Coffee inner;
        Decorator(Coffee inner) { this.inner = inner; }
        public String text() { return inner.text() + "+" + getClass().getSimpleName().toLowerCase(); }
    }
    static class Milk extends Decorator { Milk(Coffee c) { super(c); } public double cost() { return inner.cost() + 0.5; } }
    static class Sugar extends Decorator { Sugar(Coffee c) { super(c); } public double cost() { return inner.cost() + 0.1; } }
    interface Discount { double apply(double price); }
    enum Strategy implements Discount {
        NONE { public double apply(double p) { return p; } },
        HALF { public double apply(double p) { return p / 2; } },
        MINUS_ONE { public double apply(double p) { return Math.max(0, p - 1); } };
        static Strategy parse(String s) { return s == null ? NONE : valueOf(s.toUpperCase().replace(' ', '_')); }
    }
    static abstract class Report {
        final String make(List<Coffee> l) { StringBuilder s = new StringBuilder(head()); for (Coffee c : l) s.append(row(c)); return s.append(foot(l)).toString(); }
        protected String head() { return "--\n"; }
        protected abstract String row(Coffee c);
        protected String foot(List<Coffee> l) { return "-- " + l.size() + "\n"; }
    }
    public static void main(String[] args) {
        Coffee c = new Sugar(new Milk(new Milk(new Espresso())));
        for (String s : new String[] {null, "half", "minus one"}) System.out.printf(Locale.ROOT, "%s %s %.2f%n", c.text(), Strategy.parse(s), Strategy.parse(s).apply(c.cost()));
        System.out.print(new Report() {
            @Override protected String row(Coffee x) { return String.format(Locale.US, "%-20s%6.2f%n", x.text(), x.cost()); }
        }.make(List.of(new Espresso(), c)));
    }
}
