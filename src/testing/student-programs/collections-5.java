import java.util.*;

public class Main {
    static <K, V extends Comparable<V>> List<K> keysByValue(Map<K, V> map) {
        List<K> keys = new ArrayList<>(map.keySet());
        keys.sort((x, y) -> map.get(y).compareTo(map.get(x)));
        return keys;
    }

    public static void main(String[] args) {
        int[][] grid = new int[4][5];
        for (int[] row : grid) Arrays.fill(row, 7);
        grid[1][2] = 0;
        System.out.println(Arrays.deepToString(grid));
        Integer[] numbers = {5, 3, 9, 1};
        Arrays.sort(numbers, Collections.reverseOrder());
        System.out.println(Arrays.toString(numbers));
        List<Integer> list = new LinkedList<>(Arrays.asList(numbers));
        Collections.swap(list, 0, 3);
        Collections.rotate(list, 1);
        System.out.println(list + " " + list.indexOf(9) + " " + list.contains(4));
        System.out.println(Collections.nCopies(3, "ab") + " " + Collections.frequency(List.of(1, 2, 1), 1));
        System.out.println(keysByValue(Map.of("a", 1, "b", 3, "c", 2)));
        int[] data = {1, 3, 5, 7};
        System.out.println(Arrays.binarySearch(data, 5) + " " + Arrays.binarySearch(data, 4) + " " + Arrays.stream(data).sum());
        System.out.println(Arrays.equals(data, Arrays.copyOf(data, 4)) + " " + Arrays.hashCode(data));
        ListIterator<Integer> it = list.listIterator();
        while (it.hasNext()) { int v = it.next(); if (v == 3) it.set(33); if (v == 5) it.add(55); }
        System.out.println(list.subList(1, 4));
    }
}
