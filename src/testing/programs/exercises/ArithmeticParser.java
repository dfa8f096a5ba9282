import java.util.HashMap;
import java.util.Map;
import java.util.function.DoubleBinaryOperator;

/** A recursive descent parser and evaluator for arithmetic with variables and functions. */
public class ArithmeticParser {
    static class SyntaxError extends RuntimeException {
        SyntaxError(String message, int position) {
            super(message + " at " + position);
        }
    }

    private static final Map<String, DoubleBinaryOperator> FUNCTIONS = new HashMap<>();

    static {
        FUNCTIONS.put("max", Math::max);
        FUNCTIONS.put("min", Math::min);
        FUNCTIONS.put("pow", Math::pow);
    }

    private final Map<String, Double> variables = new HashMap<>();
    private String text;
    private int at;

    double evaluate(String input) {
        text = input;
        at = 0;
        double value = assignment();
        skip();
        if (at < text.length()) {
            throw new SyntaxError("unexpected '" + text.charAt(at) + "'", at);
        }
        return value;
    }

    private double assignment() {
        int equals = text.indexOf('=');
        if (equals < 0) return sum();
        String name = text.substring(0, equals).trim();
        at = equals + 1;
        double value = sum();
        variables.put(name, value);
        return value;
    }

    private double sum() {
        double value = product();
        while (true) {
            if (accept('+')) {
                value += product();
            } else if (accept('-')) {
                value -= product();
            } else {
                return value;
            }
        }
    }

    private double product() {
        double value = power();
        for (;;) {
            if (accept('*')) {
                value *= power();
            } else if (accept('/')) {
                double divisor = power();
                if (divisor == 0) {
                    throw new ArithmeticException("division by zero");
                }
                value /= divisor;
            } else {
                return value;
            }
        }
    }

    private double power() {
        double base = factor();
        return accept('^') ? Math.pow(base, power()) : base;
    }

    private double factor() {
        if (accept('-')) return -factor();
        if (accept('(')) {
            double value = sum();
            expect(')');
            return value;
        }
        int start = at;
        while (at < text.length() && (Character.isDigit(text.charAt(at)) || text.charAt(at) == '.')) {
            at++;
        }
        if (at > start) {
            return Double.parseDouble(text.substring(start, at));
        }
        while (at < text.length() && Character.isLetter(text.charAt(at))) {
            at++;
        }
        String name = text.substring(start, at);
        if (name.isEmpty()) {
            throw new SyntaxError(at < text.length() ? "unexpected '" + text.charAt(at) + "'" : "unexpected end", at);
        }
        if (accept('(')) {
            double a = sum();
            expect(',');
            double b = sum();
            expect(')');
            return FUNCTIONS.get(name).applyAsDouble(a, b);
        }
        if (!variables.containsKey(name)) {
            throw new SyntaxError("unknown " + name, start);
        }
        return variables.get(name);
    }

    private void skip() {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
    }

    private boolean accept(char c) {
        skip();
        if (at < text.length() && text.charAt(at) == c) {
            at++;
            skip();
            return true;
        }
        return false;
    }

    private void expect(char c) {
        if (!accept(c)) {
            throw new SyntaxError("expected '" + c + "'", at);
        }
    }

    public static void main(String[] args) {
        ArithmeticParser p = new ArithmeticParser();
        String[] inputs = {"1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2", "-4 ^ 2", "10 / 4 - 1.5", "x = 7 * 2", "x * x - 1",
            "max(x, pow(2, 5)) - min(1, 2)", "8 / (x - 14)", "1 + ", "2 3", "(1 + 2", "y + 1", "max(1)", "5 % 2"};
        for (String input : inputs) {
            try {
                System.out.println(input + " -> " + p.evaluate(input));
            } catch (SyntaxError | ArithmeticException e) {
                System.out.println(input + " !! " + e.getMessage());
            }
        }
    }
}
