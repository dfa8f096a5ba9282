import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** The numbers that a seeded Random produces. */
public class RandomNumbers {
    static int[] histogram(Random r, int rolls) {
        int[] counts = new int[7];
        for (int i = 0; i < rolls; i++) {
            counts[1 + r.nextInt(6)]++;
        }
        return counts;
    }

    public static void main(String[] args) {
        Random r = new Random(42);
        System.out.println(r.nextInt() + " " + r.nextInt() + " " + r.nextInt(10) + " " + r.nextInt(16) + " " + r.nextInt(100));
        System.out.println(r.nextLong() + " " + r.nextLong());
        System.out.println(r.nextBoolean() + " " + r.nextBoolean() + " " + r.nextBoolean());
        System.out.println(r.nextDouble() + " " + r.nextDouble());
        System.out.println(r.nextFloat());
        Random same = new Random(7);
        Random again = new Random(7);
        boolean equal = true;
        for (int i = 0; i < 100; i++) {
            equal &= same.nextInt(1000) == again.nextInt(1000);
        }
        System.out.println(equal);
        int[] counts = histogram(new Random(1), 600);
        for (int i = 1; i <= 6; i++) {
            System.out.print(counts[i] + " ");
        }
        System.out.println();
        again.setSeed(99);
        System.out.println(again.nextInt(50) + " " + again.nextInt(1 << 20) + " " + again.nextInt(Integer.MAX_VALUE));
        List<Integer> deck = new ArrayList<>();
        for (int i = 1; i <= 12; i++) {
            deck.add(i);
        }
        Collections.shuffle(deck, new Random(3));
        System.out.println(deck);
        try {
            r.nextInt(0);
        } catch (IllegalArgumentException e) {
            System.out.println("bound must be positive");
        }
        long hits = 0;
        Random pi = new Random(2024);
        for (int i = 0; i < 2000; i++) {
            double x = pi.nextDouble();
            double y = pi.nextDouble();
            if (x * x + y * y < 1) {
                hits++;
            }
        }
        System.out.println(4.0 * hits / 2000);
        System.out.println(new Random(5).nextGaussian());
    }
}
