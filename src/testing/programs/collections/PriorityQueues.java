import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/** PriorityQueue: order of removal and the heap order that toString shows. */
public class PriorityQueues {
    record Task(String name, int priority) implements Comparable<Task> {
        @Override
        public int compareTo(Task o) {
            return o.priority - priority;
        }
    }

    static <T> List<T> drain(PriorityQueue<T> q) {
        List<T> out = new ArrayList<>();
        while (!q.isEmpty()) {
            out.add(q.poll());
        }
        return out;
    }

    public static void main(String[] args) {
        PriorityQueue<Integer> q = new PriorityQueue<>();
        for (int n : new int[] {7, 3, 9, 1, 8, 2, 6, 4, 5, 1}) {
            q.add(n);
        }
        System.out.println(q + " " + q.peek() + " " + q.size());
        q.poll();
        System.out.println(q);
        System.out.println(q.remove(8) + " " + q.remove(100) + " " + q.contains(9) + " " + q);
        System.out.println(drain(q) + " " + q.poll() + " " + q.peek());
        PriorityQueue<Integer> reverse = new PriorityQueue<>(Collections.reverseOrder());
        reverse.addAll(Arrays.asList(2, 5, 1, 4));
        System.out.println(reverse + " " + drain(reverse));
        PriorityQueue<Integer> heapified = new PriorityQueue<>(Arrays.asList(9, 8, 7, 6, 5, 4, 3));
        System.out.println(heapified);
        PriorityQueue<Task> tasks = new PriorityQueue<>();
        tasks.offer(new Task("low", 1));
        tasks.offer(new Task("high", 10));
        tasks.offer(new Task("middle", 5));
        tasks.offer(new Task("high2", 10));
        for (Task t : drain(tasks)) {
            System.out.print(t.name() + " ");
        }
        System.out.println();
        PriorityQueue<String> words = new PriorityQueue<>(5, Comparator.comparing(String::length)
            .thenComparing(Comparator.naturalOrder()));
        words.addAll(List.of("pear", "fig", "banana", "kiwi", "apple", "date"));
        System.out.println(drain(words));
        PriorityQueue<int[]> merge = new PriorityQueue<>((a, b) -> a[0] != b[0] ? a[0] - b[0] : a[1] - b[1]);
        int[][] lists = {{1, 4, 7}, {2, 4, 9}, {0, 8}};
        for (int i = 0; i < lists.length; i++) {
            merge.add(new int[] {lists[i][0], i, 0});
        }
        while (!merge.isEmpty()) {
            int[] top = merge.poll();
            System.out.print(top[0] + "@" + top[1] + " ");
            if (top[2] + 1 < lists[top[1]].length) {
                merge.add(new int[] {lists[top[1]][top[2] + 1], top[1], top[2] + 1});
            }
        }
        System.out.println();
    }
}
