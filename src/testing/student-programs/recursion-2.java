public class Main {
    private final int n; private final int[] queens; private int solutions; private String first;
    Main(int n) { this.n = n; queens = new int[n]; }
    boolean safe(int row, int col) {
        for (int r = 0; r < row; r++) if (queens[r] == col || Math.abs(queens[r] - col) == row - r) return false;
        return true;
    }
    void place(int row) {
        if (row == n) { solutions++; if (first == null) first = board(); return; }
        for (int c = 0; c < n; c++) if (safe(row, c)) { queens[row] = c; place(row + 1); }
    }
    String board() {
        StringBuilder sb = new StringBuilder();
        for (int r = 0; r < n; r++) { for (int c = 0; c < n; c++) sb.append(queens[r] == c ? 'Q' : '.'); sb.append('\n'); }
        return sb.toString();
    }
    static int[][] flood(char[][] map, int r, int c, int[][] seen) {
        if (r < 0 || c < 0 || r >= map.length || c >= map[r].length || map[r][c] == '#' || seen[r][c] == 1) return seen;
        seen[r][c] = 1;
        flood(map, r + 1, c, seen); flood(map, r - 1, c, seen); flood(map, r, c + 1, seen);
        return flood(map, r, c - 1, seen);
    }
    public static void main(String[] args) {
        Main m = new Main(6);
        m.place(0);
        System.out.print(m.solutions + "\n" + m.first);
        char[][] map = {"..#".toCharArray(), ".#.".toCharArray(), "...".toCharArray()};
        int count = 0;
        for (int[] row : flood(map, 0, 0, new int[3][3])) for (int v : row) count += v;
        System.out.println(count);
    }
}
