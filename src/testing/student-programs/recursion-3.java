import java.util.Arrays;

public class Main {
    static void mergeSort(int[] a) {
        if (a.length < 2) return;
        int mid = a.length / 2;
        int[] l = Arrays.copyOfRange(a, 0, mid), r = Arrays.copyOfRange(a, mid, a.length);
        mergeSort(l); mergeSort(r);
        int i = 0, j = 0, k = 0;
        while (i < l.length && j < r.length) a[k++] = l[i] <= r[j] ? l[i++] : r[j++];
        while (i < l.length) a[k++] = l[i++];
        while (j < r.length) a[k++] = r[j++];
    }
    static void quickSort(int[] a, int lo, int hi) {
        if (lo >= hi) return;
        int p = a[(lo + hi) >>> 1], i = lo, j = hi;
        do {
            while (a[i] < p) i++;
            while (a[j] > p) j--;
            if (i <= j) { int t = a[i]; a[i++] = a[j]; a[j--] = t; }
        } while (i <= j);
        quickSort(a, lo, j); quickSort(a, i, hi);
    }
    static int search(int[] a, int key, int lo, int hi) {
        if (lo > hi) return -(lo + 1);
        int mid = lo + (hi - lo) / 2;
        return a[mid] == key ? mid : a[mid] < key ? search(a, key, mid + 1, hi) : search(a, key, lo, mid - 1);
    }
    static int knapsack(int[] w, int[] v, int cap) {
        int[][] best = new int[w.length + 1][cap + 1];
        for (int i = 1; i <= w.length; i++) for (int c = 0; c <= cap; c++) {
            best[i][c] = best[i - 1][c];
            if (w[i - 1] <= c) best[i][c] = Math.max(best[i][c], best[i - 1][c - w[i - 1]] + v[i - 1]);
        }
        return best[w.length][cap];
    }
    public static void main(String[] args) {
        int[] a = {9, -2, 7, 7, 0, 3}, b = a.clone();
        mergeSort(a); quickSort(b, 0, b.length - 1);
        System.out.println(Arrays.toString(a) + Arrays.equals(a, b) + search(a, 7, 0, 5) + search(a, 4, 0, 5));
        System.out.println(knapsack(new int[] {1, 3, 4, 5}, new int[] {1, 4, 5, 7}, 7));
    }
}
