import java.util.*;

public class Main {
    static int solutions = 0;
    static int[] queens;
    static boolean safe(int row, int col) {
        for (int r = 0; r < row; r++) if (queens[r] == col || Math.abs(queens[r] - col) == row - r) return false;
        return true;
    }
    static void place(int row) {
        if (row == queens.length) { solutions++; if (solutions == 1) draw(); return; }
        for (int c = 0; c < queens.length; c++) if (safe(row, c)) { queens[row] = c; place(row + 1); }
    }
    static void draw() {
        for (int q : queens) { for (int c = 0; c < queens.length; c++) System.out.print(c == q ? "Q " : ". "); System.out.println(); }
    }
    static int bitQueens(int n, int cols, int d1, int d2) {
        int full = (1 << n) - 1, count = 0;
        if (cols == full) return 1;
        for (int free = full & ~(cols | d1 | d2); free != 0; ) {
            int bit = free & -free;
            free ^= bit;
            count += bitQueens(n, cols | bit, (d1 | bit) << 1, (d2 | bit) >>> 1);
        }
        return count;
    }
    static void hanoi(int n, char a, char b, char c, List<String> moves) {
        if (n == 0) return;
        hanoi(n - 1, a, c, b, moves);
        moves.add(a + "" + c);
        hanoi(n - 1, b, a, c, moves);
    }
    static final char[][] MAZE = """
        #########
        #S..#...#
        ###.#.#.#
        #...#.#E#
        #.#####.#
        #.......#
        #########""".lines().map(String::toCharArray).toArray(char[][]::new);
    static boolean walk(int r, int c) {
        if (r < 0 || c < 0 || r >= MAZE.length || c >= MAZE[r].length) return false;
        if (MAZE[r][c] == 'E') return true;
        if (MAZE[r][c] != '.' && MAZE[r][c] != 'S') return false;
        char old = MAZE[r][c];
        MAZE[r][c] = '+';
        int[][] dirs = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
        for (int[] d : dirs) if (walk(r + d[0], c + d[1])) { if (old == 'S') MAZE[r][c] = 'S'; return true; }
        MAZE[r][c] = old == 'S' ? old : '-';
        return false;
    }
    static void mergeSort(int[] a, int lo, int hi, int[] tmp) {
        if (hi - lo < 2) return;
        int mid = lo + hi >>> 1;
        mergeSort(a, lo, mid, tmp);
        mergeSort(a, mid, hi, tmp);
        for (int i = lo, j = mid, k = lo; k < hi; k++) tmp[k] = j >= hi || i < mid && a[i] <= a[j] ? a[i++] : a[j++];
        System.arraycopy(tmp, lo, a, lo, hi - lo);
    }
    static void quickSort(String[] a, int lo, int hi) {
        if (lo >= hi) return;
        String p = a[(lo + hi) / 2];
        int i = lo, j = hi;
        do {
            while (a[i].compareTo(p) < 0) i++;
            while (a[j].compareTo(p) > 0) j--;
            if (i <= j) { String t = a[i]; a[i++] = a[j]; a[j--] = t; }
        } while (i <= j);
        quickSort(a, lo, j);
        quickSort(a, i, hi);
    }
    static Map<Long, Long> memo = new HashMap<>();
    static long ways(long n) { if (n < 0) return 0; if (n == 0) return 1; if (memo.containsKey(n)) return memo.get(n); long r = ways(n - 1) + ways(n - 2) + ways(n - 5); memo.put(n, r); return r; }
    static int ack(int m, int n) { return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)); }
    static boolean even(int n) { return n == 0 || odd(n - 1); }
    static boolean odd(int n) { return n != 0 && even(n - 1); }
    static List<List<Integer>> subsets(List<Integer> xs) {
        if (xs.isEmpty()) { List<List<Integer>> base = new ArrayList<>(); base.add(new ArrayList<>()); return base; }
        List<List<Integer>> rest = subsets(xs.subList(1, xs.size())), out = new ArrayList<>(rest);
        for (List<Integer> r : rest) { List<Integer> with = new ArrayList<>(); with.add(xs.get(0)); with.addAll(r); out.add(with); }
        return out;
    }
    static String binary(int n) { return n < 2 ? "" + n : binary(n / 2) + n % 2; }
    static long power(long b, int e, long mod) { if (e == 0) return 1; long h = power(b, e / 2, mod); h = h * h % mod; return (e & 1) == 1 ? h * b % mod : h; }
    static int sumDigits(long n) { return n == 0 ? 0 : (int) (n % 10) + sumDigits(n / 10); }
    static int knap(int[] w, int[] v, int i, int cap, Integer[][] best) {
        if (i == w.length) return 0;
        if (best[i][cap] != null) return best[i][cap];
        int skip = knap(w, v, i + 1, cap, best);
        int take = w[i] <= cap ? v[i] + knap(w, v, i + 1, cap - w[i], best) : 0;
        return best[i][cap] = Math.max(skip, take);
    }
    static boolean sudoku(int[][] g) {
        for (int i = 0; i < 16; i++) {
            int r = i / 4, c = i % 4;
            if (g[r][c] != 0) continue;
            next:
            for (int v = 1; v <= 4; v++) {
                for (int k = 0; k < 4; k++) if (g[r][k] == v || g[k][c] == v || g[r / 2 * 2 + k / 2][c / 2 * 2 + k % 2] == v) continue next;
                g[r][c] = v;
                if (sudoku(g)) return true;
                g[r][c] = 0;
            }
            return false;
        }
        return true;
    }
    public static void main(String[] args) {
        queens = new int[6];
        place(0);
        System.out.println(solutions + " " + bitQueens(7, 0, 0, 0));
        List<String> moves = new ArrayList<>();
        hanoi(4, 'A', 'B', 'C', moves);
        System.out.println(moves.size() + " " + String.join(" ", moves.subList(0, 5)));
        System.out.println(walk(1, 1));
        for (char[] row : MAZE) System.out.println(row);
        int[] a = {5, 2, 9, 1, 5, 6, -3};
        mergeSort(a, 0, a.length, new int[a.length]);
        String[] s = "pear apple fig kiwi date".split(" ");
        quickSort(s, 0, s.length - 1);
        System.out.println(Arrays.toString(a) + Arrays.asList(s));
        System.out.println(ways(60) + " " + ack(2, 3) + " " + even(100) + " " + subsets(List.of(1, 2, 3)) + " " + binary(37) + " " + power(3, 200, 1_000_000_007L) + " " + sumDigits(987654321L));
        System.out.println(knap(new int[] {1, 3, 4, 5}, new int[] {1, 4, 5, 7}, 0, 7, new Integer[4][8]));
        int[][] g = {{1, 0, 0, 0}, {0, 0, 3, 0}, {0, 0, 0, 2}, {0, 4, 0, 0}};
        System.out.println(sudoku(g) + Arrays.deepToString(g));
    }
}
