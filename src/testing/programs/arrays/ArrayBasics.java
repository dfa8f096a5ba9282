import java.util.Arrays;

/** Creation, default values, aliasing, length, clone, nested arrays. */
public class ArrayBasics {
    static int[] make(int n) {
        int[] a = new int[n];
        for (int i = 0; i < a.length; i++) {
            a[i] = i * i;
        }
        return a;
    }

    static int sizes(String name, int n) {
        System.out.print(name + n + " ");
        return n;
    }

    public static void main(String[] args) {
        System.out.println(Arrays.toString(make(6)));
        System.out.println(new boolean[1][0].length + " " + new boolean[1][1][0][0].length);
        boolean[] flags = new boolean[2];
        char[] chars = new char[2];
        double[] reals = new double[1];
        String[] texts = new String[2];
        long[] longs = {1, 'a', (byte) 3};
        System.out.println(flags[0] + " " + (int) chars[0] + " " + reals[0] + " " + texts[1] + " " + longs[1]);
        int[] a = {3, 1, 2};
        int[] b = a;
        int[] c = a.clone();
        b[0] = 30;
        System.out.println(a[0] + " " + c[0] + " " + (a == b) + " " + a.equals(c) + " " + Arrays.equals(a, c));
        int[][] grid = new int[3][4];
        grid[1] = grid[0];
        grid[1][2] = 7;
        System.out.println(grid[0][2] + " " + grid[2][2] + " " + Arrays.deepToString(grid));
        int[][] ragged = new int[3][];
        System.out.println(ragged[0]);
        for (int i = 0; i < ragged.length; i++) {
            ragged[i] = new int[i + 1];
            Arrays.fill(ragged[i], i);
        }
        System.out.println(Arrays.deepToString(ragged));
        int[][] shallow = ragged.clone();
        shallow[0][0] = 99;
        shallow[1] = new int[0];
        System.out.println(ragged[0][0] + " " + ragged[1].length);
        int[][][] cube = new int[sizes("x", 2)][sizes("y", 3)][sizes("z", 1)];
        cube[1][2][0] = 5;
        System.out.println(cube.length * cube[0].length * cube[0][0].length + cube[1][2][0]);
        String[][] names = {{"a", "b"}, {}, {"c"}, null};
        System.out.println(names[0][1] + names[2][0] + names[1].length + names[3]);
        int x[] = {1, 2}, y = 3;
        System.out.println(x[1] + y);
        Object o = new int[] {1, 2, 3};
        System.out.println(((int[]) o).length + " " + (o instanceof int[]) + " " + (o instanceof Object[]));
        System.out.println(new int[] {10, 20, 30}[1] + make(4)[3]);
        char[][] board = new char[2][2];
        for (char[] row : board) {
            Arrays.fill(row, '.');
        }
        board[0][1] = 'X';
        System.out.println(new String(board[0]) + "/" + String.valueOf(board[1]));
        System.arraycopy(a, 0, a, 1, 2);
        System.out.println(Arrays.toString(a));
    }
}
