import java.util.ArrayList;
import java.util.List;

/** Backtracking: queens and subset sums. */
public class NQueens {
    static abstract class Search<S> {
        int steps;
        final List<String> found = new ArrayList<>();

        abstract boolean isComplete(S state);

        abstract List<S> next(S state);

        abstract String show(S state);

        void run(S state) {
            steps++;
            if (isComplete(state)) {
                found.add(show(state));
                return;
            }
            for (S s : next(state)) {
                run(s);
            }
        }
    }

    static class Queens extends Search<int[]> {
        private final int n;

        Queens(int n) {
            this.n = n;
        }

        @Override
        boolean isComplete(int[] columns) {
            return columns.length == n;
        }

        @Override
        List<int[]> next(int[] columns) {
            List<int[]> result = new ArrayList<>();
            candidates:
            for (int c = 0; c < n; c++) {
                for (int row = 0; row < columns.length; row++) {
                    if (columns[row] == c || Math.abs(columns[row] - c) == columns.length - row) {
                        continue candidates;
                    }
                }
                int[] longer = new int[columns.length + 1];
                System.arraycopy(columns, 0, longer, 0, columns.length);
                longer[columns.length] = c;
                result.add(longer);
            }
            return result;
        }

        @Override
        String show(int[] columns) {
            StringBuilder b = new StringBuilder();
            for (int c : columns) {
                b.append((char) ('a' + c));
            }
            return b.toString();
        }
    }

    record Subset(int index, int rest, String text) {
    }

    static class SubsetSum extends Search<Subset> {
        private final int[] numbers;

        SubsetSum(int... numbers) {
            this.numbers = numbers;
        }

        @Override
        boolean isComplete(Subset s) {
            return s.rest == 0;
        }

        @Override
        List<Subset> next(Subset s) {
            List<Subset> result = new ArrayList<>();
            for (int i = s.index; i < numbers.length; i++) {
                if (numbers[i] <= s.rest) {
                    result.add(new Subset(i + 1, s.rest - numbers[i], s.text + " " + numbers[i]));
                }
            }
            return result;
        }

        @Override
        String show(Subset s) {
            return s.text.trim();
        }
    }

    public static void main(String[] args) {
        for (int n = 1; n <= 7; n++) {
            Queens q = new Queens(n);
            q.run(new int[0]);
            System.out.println(n + ": " + q.found.size() + " in " + q.steps + (n < 7 ? " " + q.found : ""));
        }
        SubsetSum s = new SubsetSum(1, 3, 4, 5, 7, 9);
        s.run(new Subset(0, 12, ""));
        System.out.println(s.found + " " + s.steps);
    }
}
