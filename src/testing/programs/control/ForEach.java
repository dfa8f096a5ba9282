import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/** The enhanced for over arrays and over Iterable. */
public class ForEach {
    static class Countdown implements Iterable<Integer> {
        private final int from;

        Countdown(int from) {
            this.from = from;
        }

        @Override
        public Iterator<Integer> iterator() {
            System.out.print("(iterator) ");
            return new Iterator<>() {
                private int next = from;

                @Override
                public boolean hasNext() {
                    System.out.print("? ");
                    return next > 0;
                }

                @Override
                public Integer next() {
                    if (next == 0) {
                        throw new NoSuchElementException();
                    }
                    return next--;
                }
            };
        }
    }

    static int[] values() {
        System.out.print("(array) ");
        return new int[] {1, 2, 3};
    }

    public static void main(String[] args) {
        for (int v : values()) {
            v *= 2;
            System.out.print(v + " ");
        }
        System.out.println();
        for (int v : new Countdown(3)) {
            System.out.print(v + " ");
        }
        System.out.println();
        int[] a = {1, 2, 3};
        for (int v : a) {
            if (a.length == 3) {
                a[2] = 10;
            }
            a = new int[] {9};
            System.out.print(v + " ");
        }
        System.out.println();
        for (long wide : new int[] {5, 6}) {
            System.out.print(wide / 2.0 + " ");
        }
        for (char c : "xyz".toCharArray()) {
            System.out.print(c);
        }
        System.out.println();
        List<String> names = new ArrayList<>();
        names.add("Ann");
        names.add("Bob");
        for (String name : names) {
            for (int i = 0; i < name.length(); i++) {
                if (name.charAt(i) == 'n') {
                    continue;
                }
                System.out.print(name.charAt(i));
            }
        }
        System.out.println();
        int[][] grid = {{1, 2}, {}, {3}};
        int sum = 0;
        for (int[] row : grid) {
            for (int cell : row) {
                sum += cell;
            }
        }
        System.out.println(sum);
        for (Object o : new Object[] {1, "two", null, 3.0}) {
            System.out.print(o + ";");
        }
        System.out.println();
        List<Integer> none = null;
        try {
            for (int n : none) {
                System.out.println(n);
            }
        } catch (NullPointerException e) {
            System.out.println("null list");
        }
        List<Integer> withNull = new ArrayList<>();
        withNull.add(1);
        withNull.add(null);
        try {
            for (int n : withNull) {
                System.out.println(n);
            }
        } catch (NullPointerException e) {
            System.out.println("null element");
        }
    }
}
