import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Tokens by groups with names, and a calculator that reads them. */
public class Tokenizer {
    enum Kind { NUMBER, NAME, OPERATOR, OPEN, CLOSE, BLANK }

    record Token(Kind kind, String text, int start) {
        @Override public String toString() { return kind + "(" + text + ")@" + start; }
    }

    static class Lexer {
        private static final Pattern TOKEN = Pattern.compile(
            "(?<NUMBER>\\d+(?:\\.\\d+)?)|(?<NAME>[a-zA-Z_]\\w*)|(?<OPERATOR>[-+*/^=])|(?<OPEN>\\()|(?<CLOSE>\\))|(?<BLANK>\\s+)");

        List<Token> tokens(String text) {
            List<Token> tokens = new ArrayList<>();
            Matcher matcher = TOKEN.matcher(text);
            int position = 0;
            while (position < text.length()) {
                matcher.region(position, text.length());
                if (!matcher.lookingAt()) throw new IllegalArgumentException("unexpected '" + text.charAt(position) + "' at " + position);
                for (Kind kind : Kind.values()) {
                    if (matcher.group(kind.name()) == null) continue;
                    if (kind != Kind.BLANK) tokens.add(new Token(kind, matcher.group(), matcher.start(kind.name())));
                }
                position = matcher.end();
            }
            return tokens;
        }
    }

    static class Calculator {
        private final Map<String, Double> variables = new TreeMap<>();
        private final Deque<Token> rest = new ArrayDeque<>();

        double value(String text) {
            rest.clear();
            rest.addAll(new Lexer().tokens(text));
            double value = sum();
            if (!rest.isEmpty()) throw new IllegalStateException("left over: " + rest.peek());
            return value;
        }

        private boolean takes(String operator) {
            if (rest.isEmpty() || !rest.peek().text().equals(operator)) return false;
            rest.poll();
            return true;
        }

        private double sum() {
            double value = product();
            while (true) {
                if (takes("+")) value += product();
                else if (takes("-")) value -= product();
                else return value;
            }
        }

        private double product() {
            double value = atom();
            while (true) {
                if (takes("*")) value *= atom();
                else if (takes("/")) value /= atom();
                else return value;
            }
        }

        private double atom() {
            Token token = rest.poll();
            if (token == null) throw new IllegalStateException("nothing left");
            return switch (token.kind()) {
                case NUMBER -> Double.parseDouble(token.text());
                case NAME -> takes("=") ? assigned(token.text()) : variables.getOrDefault(token.text(), Double.NaN);
                case OPEN -> {
                    double inner = sum();
                    if (!takes(")")) throw new IllegalStateException("no )");
                    yield inner;
                }
                default -> throw new IllegalStateException("unexpected " + token);
            };
        }

        private double assigned(String name) {
            double value = sum();
            variables.put(name, value);
            return value;
        }
    }

    public static void main(String[] args) {
        System.out.println(new Lexer().tokens("area = 3.14 * (r + 2)"));
        Calculator calculator = new Calculator();
        for (String line : new String[] {"x = 2 * (3 + 4)", "x / 4 - 1.5", "y", "(1 + 2", "3 $ 4", "1 2", "z=x=5"}) {
            try {
                System.out.println(line + " -> " + calculator.value(line));
            } catch (RuntimeException e) {
                System.out.println(line + " -> " + e.getMessage());
            }
        }
        System.out.println(calculator.variables);

        Matcher log = Pattern.compile("(?<level>INFO|WARN|ERROR)\\s+\\[(?<thread>[^\\]]*)\\]\\s+(?<message>.*)").matcher("");
        for (String line : List.of("INFO [main] started", "WARN  [pool-1] slow: 120 ms", "garbage", "ERROR [] ")) {
            if (log.reset(line).matches())
                System.out.println(log.group("level") + "|" + log.group("thread") + "|" + log.group("message") + "|" + log.start("message") + "-" + log.end(3));
            else System.out.println("no log line: " + log);
        }
        try {
            log.reset("INFO [a] b").find();
            log.group("date");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(String.join("/", Pattern.compile("\\s*[,;]\\s*").split("a , b;c,, d ;;")));
        System.out.println(String.join("/", Pattern.compile("\\s*[,;]\\s*").split("a , b;c,, d ;;", -1)) + " " + Pattern.compile("x").split("").length);
        System.out.println(Pattern.compile("(?<=,)|(?=;)").splitAsStream("a,b;c").toList());
    }
}
