import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Queue;
import java.util.Stack;

/** ArrayDeque and Stack. */
public class Deques {
    static boolean balanced(String text) {
        Deque<Character> open = new ArrayDeque<>();
        for (char c : text.toCharArray()) {
            switch (c) {
                case '(', '[', '{' -> open.push(c);
                case ')', ']', '}' -> {
                    if (open.isEmpty() || "([{".indexOf(open.pop()) != ")]}".indexOf(c)) {
                        return false;
                    }
                }
                default -> {
                }
            }
        }
        return open.isEmpty();
    }

    public static void main(String[] args) {
        Deque<Integer> d = new ArrayDeque<>();
        d.addFirst(1);
        d.addLast(2);
        d.offerFirst(0);
        d.offerLast(3);
        d.push(-1);
        System.out.println(d + " " + d.peekFirst() + " " + d.peekLast() + " " + d.size());
        System.out.println(d.pollFirst() + " " + d.pollLast() + " " + d.removeFirst() + " " + d.pop() + " " + d);
        for (int i = 0; i < 40; i++) {
            d.addLast(i);
            if (i % 3 == 0) {
                d.removeFirst();
            }
        }
        System.out.println(d);
        System.out.println(d.contains(20) + " " + d.remove(20) + " " + d.contains(20) + " " + d.getFirst());
        Iterator<Integer> down = d.descendingIterator();
        System.out.println(down.next() + " " + down.next());
        Queue<String> q = new ArrayDeque<>();
        q.add("x");
        q.offer("y");
        System.out.println(q.remove() + q.poll() + q.poll() + q.peek());
        try {
            q.element();
        } catch (NoSuchElementException e) {
            System.out.println("empty");
        }
        try {
            q.add(null);
        } catch (NullPointerException e) {
            System.out.println("no null");
        }
        Stack<String> s = new Stack<>();
        s.push("bottom");
        s.push("middle");
        s.add("top");
        System.out.println(s + " " + s.peek() + " " + s.search("bottom") + " " + s.search("none") + " " + s.get(1));
        System.out.println(s.pop() + " " + s.pop() + " " + s.empty() + " " + s.pop() + " " + s.isEmpty());
        try {
            s.pop();
        } catch (java.util.EmptyStackException e) {
            System.out.println("empty stack " + e.getMessage());
        }
        for (String t : new String[] {"([]{})", "([)]", "((", ")", "a(b)c"}) {
            System.out.print(balanced(t) + " ");
        }
        System.out.println();
    }
}
