import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int rows = sc.nextInt(), cols = sc.nextInt();
        int[][] m = new int[rows][cols];
        for (int i = 0; i < rows; i++) for (int j = 0; j < cols; j++) m[i][j] = sc.nextInt();
        int[][] t = new int[cols][rows];
        for (int i = 0; i < rows; i++) for (int j = 0; j < cols; j++) t[j][i] = m[i][j];
        for (int[] r : t) { StringJoiner j = new StringJoiner(" "); for (int x : r) j.add(String.format("%3d", x)); System.out.println(j); }
        long[][] p = new long[rows][rows];
        for (int i = 0; i < rows; i++) for (int j = 0; j < rows; j++) for (int k = 0; k < cols; k++) p[i][j] += (long) m[i][k] * t[k][j];
        System.out.println(Arrays.deepToString(p));
        try { sc.nextInt(); } catch (InputMismatchException e) { System.out.println("no int: " + sc.next()); }
        try { sc.nextLine(); sc.nextLine(); } catch (NoSuchElementException e) { System.out.println("no more"); }
    }
}
