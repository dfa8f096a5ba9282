import java.util.Arrays;

/** Matrix arithmetic, transposition, determinant, power, spiral order. */
public class Matrix {
    private final long[][] cells;

    Matrix(long[][] cells) {
        this.cells = cells;
    }

    static Matrix identity(int n) {
        long[][] cells = new long[n][n];
        for (int i = 0; i < n; i++) {
            cells[i][i] = 1;
        }
        return new Matrix(cells);
    }

    Matrix times(Matrix other) {
        if (cells[0].length != other.cells.length) {
            throw new IllegalArgumentException(cells[0].length + " columns, " + other.cells.length + " rows");
        }
        long[][] result = new long[cells.length][other.cells[0].length];
        for (int i = 0; i < result.length; i++) {
            for (int j = 0; j < result[i].length; j++) {
                for (int k = 0; k < other.cells.length; k++) {
                    result[i][j] += cells[i][k] * other.cells[k][j];
                }
            }
        }
        return new Matrix(result);
    }

    Matrix power(int n) {
        Matrix result = identity(cells.length);
        Matrix square = this;
        for (; n > 0; n >>= 1, square = square.times(square)) {
            if ((n & 1) != 0) {
                result = result.times(square);
            }
        }
        return result;
    }

    Matrix transposed() {
        long[][] result = new long[cells[0].length][cells.length];
        for (int i = 0; i < cells.length; i++) {
            for (int j = 0; j < cells[i].length; j++) {
                result[j][i] = cells[i][j];
            }
        }
        return new Matrix(result);
    }

    static long determinant(long[][] m) {
        if (m.length == 1) {
            return m[0][0];
        }
        long sum = 0;
        for (int skip = 0; skip < m.length; skip++) {
            long[][] minor = new long[m.length - 1][];
            for (int i = 1; i < m.length; i++) {
                minor[i - 1] = new long[m.length - 1];
                for (int j = 0, c = 0; j < m.length; j++) {
                    if (j != skip) {
                        minor[i - 1][c++] = m[i][j];
                    }
                }
            }
            sum += (skip % 2 == 0 ? 1 : -1) * m[0][skip] * determinant(minor);
        }
        return sum;
    }

    String spiral() {
        StringBuilder out = new StringBuilder();
        int top = 0, left = 0, bottom = cells.length - 1, right = cells[0].length - 1;
        while (top <= bottom && left <= right) {
            for (int j = left; j <= right; j++) out.append(cells[top][j]).append(' ');
            top++;
            for (int i = top; i <= bottom; i++) out.append(cells[i][right]).append(' ');
            right--;
            for (int j = right; top <= bottom && j >= left; j--) out.append(cells[bottom][j]).append(' ');
            bottom--;
            for (int i = bottom; left <= right && i >= top; i--) out.append(cells[i][left]).append(' ');
            left++;
        }
        return out.toString().trim();
    }

    @Override
    public String toString() {
        return Arrays.deepToString(cells);
    }

    public static void main(String[] args) {
        Matrix a = new Matrix(new long[][] {{1, 2, 3}, {4, 5, 6}});
        System.out.println(a.transposed());
        System.out.println(a.times(a.transposed()));
        System.out.println(new Matrix(new long[][] {{1, 1}, {1, 0}}).power(90));
        System.out.println(determinant(new long[][] {{2, 0, 1}, {1, 3, 2}, {1, 1, 4}}));
        System.out.println(new Matrix(new long[][] {{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}}).spiral());
        try {
            a.times(a);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
