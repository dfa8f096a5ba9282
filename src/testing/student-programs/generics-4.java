import java.util.*;

public class Main {
    interface Stack<E> { void push(E e); E pop(); E peek(); boolean isEmpty(); int size(); }
    static class ArrayStack<E> implements Stack<E> {
        private E[] data; private int n;
        @SuppressWarnings("unchecked") ArrayStack(int cap) { data = (E[]) new Object[cap]; }
        public void push(E e) { if (n == data.length) data = Arrays.copyOf(data, n * 2); data[n++] = e; }
        public E pop() { if (isEmpty()) throw new RuntimeException("empty stack"); E e = data[--n]; data[n] = null; return e; }
        public E peek() { return data[n - 1]; }
        public boolean isEmpty() { return n == 0; }
        public int size() { return n; }
    }
    static int rpn(String s) {
        Stack<Integer> st = new ArrayStack<>(1);
        for (String t : s.split(" ")) {
            switch (t) {
                case "+": st.push(st.pop() + st.pop()); break;
                case "*": st.push(st.pop() * st.pop()); break;
                case "-": { int b = st.pop(), a = st.pop(); st.push(a - b); break; }
                case "/": int d = st.pop(); st.push(st.pop() / d); break;
                default: st.push(Integer.valueOf(t));
            }
        }
        return st.pop();
    }
    public static void main(String[] args) {
        System.out.println(rpn("3 4 + 2 *"));
        System.out.println(rpn("100 5 / 3 -"));
        try { rpn("1 +"); } catch (RuntimeException e) { System.out.println(e.getMessage()); }
        try { rpn("1 0 /"); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        try { rpn("1 z *"); } catch (NumberFormatException e) { System.out.println(e.getMessage()); }
    }
}
