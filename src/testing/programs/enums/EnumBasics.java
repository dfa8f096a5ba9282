import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/** values, valueOf, ordinal, name, compareTo, toString and enums in maps. */
public class EnumBasics {
    enum Suit { CLUBS, DIAMONDS, HEARTS, SPADES }

    enum Planet {
        MERCURY(3.303e+23, 2.4397e6), EARTH(5.976e+24, 6.37814e6);

        private final double mass;
        private final double radius;
        static final double G = 6.67300E-11;

        Planet(double mass, double radius) {
            this.mass = mass;
            this.radius = radius;
        }

        double gravity() {
            return G * mass / (radius * radius);
        }

        @Override
        public String toString() {
            return name().charAt(0) + name().substring(1).toLowerCase();
        }
    }

    enum Empty {
    }

    public static void main(String[] args) {
        System.out.println(Arrays.toString(Suit.values()));
        for (Suit s : Suit.values()) {
            System.out.print(s + "=" + s.ordinal() + " " + s.name().length() + "; ");
        }
        System.out.println();
        System.out.println(Suit.valueOf("HEARTS") == Suit.HEARTS);
        System.out.println(Suit.HEARTS.compareTo(Suit.CLUBS) + " " + Suit.CLUBS.compareTo(Suit.SPADES));
        System.out.println(Suit.HEARTS.equals(Suit.HEARTS) + " " + (Suit.CLUBS != Suit.SPADES));
        Suit[] values = Suit.values();
        values[0] = Suit.SPADES;
        System.out.println(Suit.values()[0] + " " + (Suit.values() == Suit.values()));
        try {
            Suit.valueOf("hearts");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Suit.valueOf(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        for (Planet p : Planet.values()) {
            System.out.printf("%s %s %.2f%n", p, p.name(), p.gravity());
        }
        Map<Suit, Integer> counts = new TreeMap<>();
        for (Suit s : new Suit[] {Suit.SPADES, Suit.CLUBS, Suit.SPADES}) {
            counts.merge(s, 1, Integer::sum);
        }
        System.out.println(counts);
        System.out.println(Empty.values().length);
        System.out.println(Planet.EARTH + " is " + Planet.valueOf("EARTH"));
        System.out.println(Suit.DIAMONDS.getDeclaringClass() == Suit.class);
        Object o = Suit.CLUBS;
        System.out.println(o instanceof Enum && o instanceof Comparable);
        Comparable<Suit> c = Suit.CLUBS;
        System.out.println(c.compareTo(Suit.DIAMONDS));
    }
}
