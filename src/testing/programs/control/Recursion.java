/** Direct and mutual recursion. */
public class Recursion {
    static int depth = 0;
    static int moves = 0;

    static long factorial(int n) {
        return n <= 1 ? 1 : n * factorial(n - 1);
    }

    static int ackermann(int m, int n) {
        depth++;
        if (m == 0) {
            return n + 1;
        }
        return n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
    }

    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }

    static void hanoi(int n, char from, char to, char via) {
        if (n == 0) {
            return;
        }
        hanoi(n - 1, from, via, to);
        moves++;
        if (moves <= 4) {
            System.out.print(from + ">" + to + " ");
        }
        hanoi(n - 1, via, to, from);
    }

    static void permute(String done, String rest) {
        if (rest.isEmpty()) {
            System.out.print(done + " ");
        }
        for (int i = 0; i < rest.length(); i++) {
            permute(done + rest.charAt(i), rest.substring(0, i) + rest.substring(i + 1));
        }
    }

    static int fibonacci(int n) {
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }

    static String binary(int n) {
        return n < 2 ? "" + n : binary(n / 2) + n % 2;
    }

    static boolean palindrome(String s, int i, int j) {
        return i >= j || s.charAt(i) == s.charAt(j) && palindrome(s, i + 1, j - 1);
    }

    static int sum(int[] a, int from) {
        return from == a.length ? 0 : a[from] + sum(a, from + 1);
    }

    static int hofstadterF(int n) {
        return n == 0 ? 1 : n - hofstadterM(hofstadterF(n - 1));
    }

    static int hofstadterM(int n) {
        return n == 0 ? 0 : n - hofstadterF(hofstadterM(n - 1));
    }

    public static void main(String[] args) {
        System.out.println(factorial(15) + " " + factorial(21));
        System.out.println(ackermann(2, 3) + " in " + depth);
        System.out.println(even(100) + " " + odd(100) + " " + even(7));
        hanoi(6, 'A', 'C', 'B');
        System.out.println(moves);
        permute("", "abc");
        System.out.println();
        System.out.println(fibonacci(15));
        System.out.println(binary(37));
        System.out.println(palindrome("racecar", 0, 6) + " " + palindrome("race", 0, 3));
        System.out.println(sum(new int[] {1, 2, 3, 4}, 0));
        for (int i = 0; i < 10; i++) {
            System.out.print(hofstadterF(i) + "/" + hofstadterM(i) + " ");
        }
        System.out.println();
    }
}
