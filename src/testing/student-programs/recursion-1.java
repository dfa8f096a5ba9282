import java.util.*;

public class Main {
    static void hanoi(int n, char from, char to, char via, List<String> moves) {
        if (n == 0) return;
        hanoi(n - 1, from, via, to, moves);
        moves.add(from + ">" + to);
        hanoi(n - 1, via, to, from, moves);
    }
    static void permute(String prefix, String rest, Set<String> out) {
        if (rest.isEmpty()) { out.add(prefix); return; }
        for (int i = 0; i < rest.length(); i++) permute(prefix + rest.charAt(i), rest.substring(0, i) + rest.substring(i + 1), out);
    }
    static int ackermann(int m, int n) { return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1)); }
    static long power(long b, int e) { if (e == 0) return 1; long h = power(b, e / 2); return e % 2 == 0 ? h * h : h * h * b; }
    static final Map<Integer, Long> memo = new HashMap<>();
    static long fib(int n) {
        if (n < 2) return n;
        Long known = memo.get(n);
        if (known != null) return known;
        long f = fib(n - 1) + fib(n - 2);
        memo.put(n, f);
        return f;
    }
    static boolean isEven(int n) { return n == 0 || isOdd(n - 1); }
    static boolean isOdd(int n) { return n != 0 && isEven(n - 1); }
    public static void main(String[] args) {
        List<String> moves = new ArrayList<>();
        hanoi(3, 'A', 'C', 'B', moves);
        System.out.println(moves.size() + " " + moves);
        Set<String> perms = new TreeSet<>();
        permute("", "aab", perms);
        System.out.println(perms + " " + ackermann(2, 3) + " " + power(3, 13) + " " + fib(60) + " " + isEven(10));
    }
}
