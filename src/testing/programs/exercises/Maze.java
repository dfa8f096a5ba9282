import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/** Shortest way through a maze, flood fill and a text picture. */
public class Maze {
    enum Direction {
        UP(-1, 0), RIGHT(0, 1), DOWN(1, 0), LEFT(0, -1);

        final int dy;
        final int dx;

        Direction(int dy, int dx) {
            this.dy = dy;
            this.dx = dx;
        }

        Direction opposite() {
            return values()[(ordinal() + 2) % 4];
        }
    }

    record Cell(int y, int x) {
        Cell to(Direction d) {
            return new Cell(y + d.dy, x + d.dx);
        }
    }

    private final char[][] grid;

    Maze(String text) {
        String[] rows = text.split("\n");
        grid = new char[rows.length][];
        for (int i = 0; i < rows.length; i++) {
            grid[i] = rows[i].toCharArray();
        }
    }

    Cell find(char c) {
        for (int y = 0; y < grid.length; y++) {
            for (int x = 0; x < grid[y].length; x++) {
                if (grid[y][x] == c) {
                    return new Cell(y, x);
                }
            }
        }
        throw new IllegalArgumentException("no " + c);
    }

    boolean open(Cell c) {
        try {
            return grid[c.y()][c.x()] != '#';
        } catch (ArrayIndexOutOfBoundsException e) {
            return false;
        }
    }

    int solve() {
        Cell start = find('S');
        Cell goal = find('G');
        Map<Cell, Direction> cameBy = new HashMap<>();
        Deque<Cell> queue = new ArrayDeque<>();
        queue.add(start);
        cameBy.put(start, null);
        while (!queue.isEmpty()) {
            Cell c = queue.poll();
            if (c.equals(goal)) {
                int length = 0;
                for (Direction d; (d = cameBy.get(c)) != null; length++) {
                    if (!c.equals(goal)) {
                        grid[c.y()][c.x()] = "^>v<".charAt(d.ordinal());
                    }
                    c = c.to(d.opposite());
                }
                return length;
            }
            for (Direction d : Direction.values()) {
                Cell next = c.to(d);
                if (open(next) && !cameBy.containsKey(next)) {
                    cameBy.put(next, d);
                    queue.add(next);
                }
            }
        }
        return -1;
    }

    int flood(Cell c) {
        if (!open(c)) {
            return 0;
        }
        grid[c.y()][c.x()] = '#';
        int sum = 1;
        for (Direction d : Direction.values()) {
            sum += flood(c.to(d));
        }
        return sum;
    }

    @Override
    public String toString() {
        StringBuilder s = new StringBuilder();
        for (char[] row : grid) {
            s.append(row).append('\n');
        }
        return s.toString();
    }

    public static void main(String[] args) {
        Maze m = new Maze("""
            #########
            #S  #   #
            # # # # #
            # #   # #
            # ##### #
            #   #  G#
            #########
            """);
        System.out.println(m.solve());
        System.out.print(m);
        System.out.println(m.flood(m.find('G')) + " " + Arrays.equals(m.grid[1], m.grid[0]));
        System.out.println(new Maze("S#G").solve() + " " + new Maze("S G").solve() + " " + new Maze("GS").solve());
        try {
            new Maze("S").solve();
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
