import java.util.Arrays;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;
import java.util.Queue;

/** LinkedList as list, queue and deque. */
public class LinkedLists {
    public static void main(String[] args) {
        LinkedList<Integer> list = new LinkedList<>(Arrays.asList(1, 2, 3));
        list.addFirst(0);
        list.addLast(4);
        list.add(2, 99);
        System.out.println(list + " " + list.getFirst() + " " + list.getLast() + " " + list.get(2) + " " + list.size());
        System.out.println(list.removeFirst() + " " + list.removeLast() + " " + list.remove(1) + " " + list);
        list.remove(Integer.valueOf(3));
        System.out.println(list + " " + list.contains(2) + " " + list.indexOf(2));
        Queue<String> queue = new LinkedList<>();
        queue.offer("first");
        queue.add("second");
        queue.offer("third");
        System.out.println(queue.peek() + " " + queue.poll() + " " + queue.remove() + " " + queue.element() + " " + queue);
        queue.clear();
        System.out.println(queue.poll() + " " + queue.peek());
        try {
            queue.remove();
        } catch (NoSuchElementException e) {
            System.out.println("empty queue");
        }
        Deque<Character> deque = new LinkedList<>();
        for (char c : "stack".toCharArray()) {
            deque.push(c);
        }
        System.out.println(deque + " " + deque.pop() + " " + deque.peekLast() + " " + deque.pollLast() + " " + deque);
        Iterator<Character> down = deque.descendingIterator();
        while (down.hasNext()) {
            System.out.print(down.next());
        }
        System.out.println();
        List<String> words = new LinkedList<>(List.of("b", "d"));
        ListIterator<String> it = words.listIterator();
        it.add("a");
        it.next();
        it.add("c");
        it.next();
        it.add("e");
        System.out.println(words + " " + it.hasNext() + " " + it.previous() + " " + it.previous());
        it.remove();
        System.out.println(words);
        for (Iterator<String> i = words.iterator(); i.hasNext();) {
            if (i.next().equals("b")) {
                i.remove();
            }
        }
        System.out.println(words + " " + words.equals(Arrays.asList("a", "c", "e")));
        LinkedList<Integer> josephus = new LinkedList<>();
        for (int i = 1; i <= 7; i++) {
            josephus.add(i);
        }
        while (josephus.size() > 1) {
            josephus.addLast(josephus.removeFirst());
            josephus.addLast(josephus.removeFirst());
            System.out.print(josephus.removeFirst() + " ");
        }
        System.out.println("-> " + josephus.peekFirst());
    }
}
