import java.util.*;

class IntHashTable implements Iterable<Integer> {
    private static class Node {
        final int key;
        Node next;
        Node(int key, Node next) { this.key = key; this.next = next; }
    }
    private Node[] buckets = new Node[4];
    private int size;
    private int modCount = 0;

    public boolean add(int key) {
        int i = index(key);
        for (Node n = buckets[i]; n != null; n = n.next) if (n.key == key) return false;
        if (size >= buckets.length * 3 / 4) { resize(); i = index(key); }
        buckets[i] = new Node(key, buckets[i]);
        size++;
        modCount++;
        return true;
    }
    private int index(int key) { return (key ^ (key >>> 16)) & (buckets.length - 1); }
    private void resize() {
        Node[] old = buckets;
        buckets = new Node[old.length << 1];
        for (Node head : old)
            for (Node n = head, next; n != null; n = next) {
                next = n.next;
                int i = index(n.key);
                n.next = buckets[i];
                buckets[i] = n;
            }
    }
    public int capacity() { return buckets.length; }
    @Override public Iterator<Integer> iterator() {
        return new Iterator<>() {
            private int bucket = -1;
            private Node current = null;
            private final int expected = modCount;
            { advance(); }
            private void advance() {
                if (current != null) current = current.next;
                while (current == null && ++bucket < buckets.length) current = buckets[bucket];
            }
            @Override public boolean hasNext() { return current != null; }
            @Override public Integer next() {
                if (expected != modCount) throw new ConcurrentModificationException();
                if (current == null) throw new NoSuchElementException("end of table");
                int key = current.key;
                advance();
                return key;
            }
        };
    }
}

class Matrix {
    private final double[][] a;
    Matrix(double[]... rows) { a = rows; }
    static Matrix identity(int n) {
        double[][] m = new double[n][n];
        for (int i = 0; i < n; i++) m[i][i] = 1;
        return new Matrix(m);
    }
    Matrix times(Matrix o) {
        int n = a.length, m = o.a[0].length, k = o.a.length;
        double[][] r = new double[n][m];
        for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) for (int x = 0; x < k; x++) r[i][j] += a[i][x] * o.a[x][j];
        return new Matrix(r);
    }
    Matrix pow(int e) {
        Matrix result = identity(a.length), base = this;
        for (; e > 0; e >>= 1) {
            if ((e & 1) == 1) result = result.times(base);
            base = base.times(base);
        }
        return result;
    }
    @Override public boolean equals(Object o) { return o instanceof Matrix m && Arrays.deepEquals(a, m.a); }
    @Override public int hashCode() { return Arrays.deepHashCode(a); }
    @Override public String toString() { return Arrays.deepToString(a); }
}

public class Main {
    public static void main(String[] args) {
        IntHashTable t = new IntHashTable();
        int added = 0;
        for (int i = 0; i < 20; i++) if (t.add(i * i % 17 * 65537)) added++;
        System.out.println(added + " in " + t.capacity());
        long sum = 0;
        for (int k : t) sum += k;
        System.out.println(sum);
        Iterator<Integer> it = t.iterator();
        it.next();
        t.add(-1);
        try { it.next(); } catch (ConcurrentModificationException e) { System.out.println("modified"); }
        it = t.iterator();
        try { it.remove(); } catch (UnsupportedOperationException e) { System.out.println(e.getMessage()); }
        try { while (true) it.next(); } catch (NoSuchElementException e) { System.out.println(e); }

        Matrix fib = new Matrix(new double[] {1, 1}, new double[] {1, 0});
        System.out.println(fib.pow(30));
        System.out.println(fib.pow(0).equals(Matrix.identity(2)) + " " + (fib.hashCode() == new Matrix(new double[][] {{1, 1}, {1, 0}}).hashCode()));

        int[][] triangle = new int[6][];
        for (int i = 0; i < triangle.length; i++) {
            triangle[i] = new int[i + 1];
            triangle[i][0] = triangle[i][i] = 1;
            for (int j = 1; j < i; j++) triangle[i][j] = triangle[i - 1][j - 1] + triangle[i - 1][j];
        }
        for (int[] row : triangle) {
            System.out.print(" ".repeat((6 - row.length) * 2));
            for (int v : row) System.out.printf("%4d", v);
            System.out.println();
        }
        char[][] board = new char[3][3];
        for (char[] row : board) Arrays.fill(row, '.');
        board[1][1] = 'X';
        board[0][2] += 1;
        for (char[] row : board) System.out.println(new String(row));
        int[] data = {9, 4, 7, 1, 8};
        int[] copy = data.clone();
        Arrays.sort(copy, 1, 4);
        System.out.println(Arrays.toString(copy) + Arrays.equals(data, copy) + Arrays.stream(data).max().getAsInt());
        System.arraycopy(data, 0, copy, 2, 3);
        Arrays.sort(data);
        System.out.println(Arrays.toString(copy) + Arrays.binarySearch(data, 7) + " " + Arrays.binarySearch(data, 5));
        List<int[]> pairs = new ArrayList<>();
        search:
        for (int i = 0; i < data.length; i++) {
            for (int j = i + 1; j < data.length; j++) {
                if (data[i] + data[j] == 12) { pairs.add(new int[] {data[i], data[j]}); continue search; }
                if (data[i] * data[j] > 60) break search;
            }
        }
        pairs.forEach(p -> System.out.println(p[0] + "+" + p[1]));
        System.out.println(Arrays.hashCode(data) + " " + List.of(1, 4, 7, 8, 9).hashCode() + " " + Arrays.copyOfRange(data, 3, 7).length);
    }
}
