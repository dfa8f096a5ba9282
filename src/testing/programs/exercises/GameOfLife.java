/** Conway's game of life on a torus. */
public class GameOfLife {
    private boolean[][] cells;
    private int generation;

    GameOfLife(String... rows) {
        cells = new boolean[rows.length][rows[0].length()];
        for (int y = 0; y < rows.length; y++) {
            for (int x = 0; x < rows[y].length(); x++) {
                cells[y][x] = rows[y].charAt(x) == '#';
            }
        }
    }

    private int neighbours(int y, int x) {
        int count = 0;
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                if (dy == 0 && dx == 0) {
                    continue;
                }
                int ny = (y + dy + cells.length) % cells.length;
                int nx = Math.floorMod(x + dx, cells[0].length);
                count += cells[ny][nx] ? 1 : 0;
            }
        }
        return count;
    }

    GameOfLife step() {
        boolean[][] next = new boolean[cells.length][cells[0].length];
        for (int y = 0; y < cells.length; y++) {
            for (int x = 0; x < cells[y].length; x++) {
                next[y][x] = switch (neighbours(y, x)) {
                    case 2 -> cells[y][x];
                    case 3 -> true;
                    default -> false;
                };
            }
        }
        cells = next;
        generation++;
        return this;
    }

    int alive() {
        int sum = 0;
        for (boolean[] row : cells) {
            for (boolean c : row) {
                if (c) {
                    sum++;
                }
            }
        }
        return sum;
    }

    @Override
    public String toString() {
        StringBuilder out = new StringBuilder("generation " + generation + ", " + alive() + " alive\n");
        for (boolean[] row : cells) {
            for (boolean c : row) {
                out.append(c ? '#' : '.');
            }
            out.append('\n');
        }
        return out.toString();
    }

    public static void main(String[] args) {
        GameOfLife glider = new GameOfLife(".#......", "..#.....", "###.....", "........", "........", "........");
        System.out.print(glider);
        for (int i = 0; i < 10; i++) {
            glider.step();
        }
        System.out.print(glider);
        GameOfLife blinker = new GameOfLife(".....", "..#..", "..#..", "..#..", ".....");
        String start = blinker.toString();
        System.out.print(blinker.step());
        System.out.println(blinker.step().toString().substring(13).equals(start.substring(13)));
    }
}
