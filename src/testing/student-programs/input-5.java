import java.util.*;
import java.util.stream.*;

public class Main {
    static int guess(Scanner in, int secret) {
        int tries = 0;
        while (in.hasNext()) {
            if (!in.hasNextInt()) { System.out.println("'" + in.next() + "' is no number"); continue; }
            int g = in.nextInt(); tries++;
            if (g == secret) return tries;
            System.out.println(g < secret ? "higher" : "lower");
        }
        return -1;
    }
    public static void main(String[] args) {
        Random random = new Random(42);
        int secret = random.nextInt(100) + 1;
        System.out.println(guess(new Scanner("50 x 75 1 99 2"), secret));
        System.out.println(random.nextInt(10) + " " + random.nextBoolean() + " " + random.nextDouble());
        List<Integer> l = IntStream.range(0, 8).boxed().collect(Collectors.toList());
        Collections.shuffle(l, new Random(7));
        System.out.println(l);
        Scanner lines = new Scanner(System.in).useDelimiter(",");
        int n = 0; while (lines.hasNext()) { String s = lines.next(); n += s.length(); }
        System.out.println(n);
    }
}
