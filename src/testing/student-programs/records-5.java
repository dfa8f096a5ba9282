import java.util.*;

public class Main {
    enum Suit { CLUBS, DIAMONDS, HEARTS, SPADES; char symbol() { return name().charAt(0); } }
    enum Rank {
        TWO(2), JACK(11), QUEEN(12), ACE(14);
        private final int points;
        Rank(int points) { this.points = points; }
        int points() { return points; }
        static Rank of(int p) {
            for (Rank r : values()) if (r.points == p) return r;
            throw new NoSuchElementException("rank " + p);
        }
    }
    record Card(Rank rank, Suit suit) implements Comparable<Card> {
        public int compareTo(Card o) {
            int c = rank.compareTo(o.rank);
            return c != 0 ? c : suit.compareTo(o.suit);
        }
        @Override public String toString() { return rank + "-" + suit.symbol(); }
    }

    public static void main(String[] args) {
        List<Card> deck = new ArrayList<>();
        for (Suit s : Suit.values()) for (Rank r : Rank.values()) deck.add(new Card(r, s));
        Collections.sort(deck, Comparator.reverseOrder());
        System.out.println(deck.size() + " " + deck.get(0) + " " + deck.get(15));
        int sum = 0;
        for (Card c : deck) sum += c.rank().points();
        System.out.println(sum);
        EnumMap<Suit, Card> best = new EnumMap<>(Suit.class);
        for (Card c : deck) best.merge(c.suit(), c, (a, b) -> a.compareTo(b) > 0 ? a : b);
        System.out.println(best);
        System.out.println(Suit.valueOf("HEARTS").ordinal() + " " + EnumSet.range(Suit.DIAMONDS, Suit.SPADES) + " " + EnumSet.complementOf(EnumSet.of(Suit.CLUBS)));
        try { Rank.of(5); } catch (NoSuchElementException e) { System.out.println(e.getMessage()); }
        try { Suit.valueOf("STARS"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
    }
}
