import java.util.ArrayList;
import java.util.List;

/** Ends in an exception after output without a final newline; the cause comes from a helper. */
public class UncaughtAfterPrint {
    static final class Validation extends RuntimeException {
        Validation(List<String> problems, Throwable cause) {
            super(problems.size() + " problems: " + problems, cause);
        }
    }

    static void check(String... inputs) {
        List<String> problems = new ArrayList<>();
        ArithmeticException last = null;
        for (String input : inputs) {
            try {
                quotient(input.length());
            } catch (ArithmeticException e) {
                last = e;
                problems.add(input);
            }
        }
        if (!problems.isEmpty()) {
            throw new Validation(problems, last);
        }
    }

    static int quotient(int n) {
        return 12 / (n - 3);
    }

    public static void main(String[] args) {
        check("one word", "four");
        System.out.print("checked once");
        check("a", "two", "three", "six");
    }
}
