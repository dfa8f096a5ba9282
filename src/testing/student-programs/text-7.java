import java.math.*;
import java.util.*;
import java.util.stream.*;

public class Main {
    enum TokenType { NUMBER, IDENT, OP, LPAREN, RPAREN, STRING, EOF }
    record Token(TokenType type, String text, int line, int col) {
        @Override public String toString() { return type + (text.isEmpty() ? "" : "'" + text + "'") + "@" + line + ":" + col; }
    }
    static class Lexer {
        private final String in;
        private int pos, line = 1, col = 1;
        private static final Set<String> TWO = Set.of("==", "<=", ">=", "&&", "||");
        Lexer(String in) { this.in = in; }
        List<Token> all() {
            List<Token> ts = new ArrayList<>();
            Token t;
            do { ts.add(t = next()); } while (t.type() != TokenType.EOF);
            return ts;
        }
        private char peek(int k) { return pos + k < in.length() ? in.charAt(pos + k) : '\0'; }
        private char advance() {
            char c = in.charAt(pos++);
            if (c == '\n') { line++; col = 1; } else col++;
            return c;
        }
        Token next() {
            while (Character.isWhitespace(peek(0))) advance();
            int l = line, c = col;
            char ch = peek(0);
            StringBuilder sb = new StringBuilder();
            switch (ch) {
                case '\0':
                    return new Token(TokenType.EOF, "", l, c);
                case '(':
                    advance();
                    return new Token(TokenType.LPAREN, "(", l, c);
                case ')':
                    advance();
                    return new Token(TokenType.RPAREN, ")", l, c);
                case '"':
                    advance();
                    while (peek(0) != '"') {
                        if (peek(0) == '\0') throw new IllegalStateException("unterminated string at " + l + ":" + c);
                        if (peek(0) == '\\') {
                            advance();
                            switch (advance()) {
                                case 'n' -> sb.append("\\n");
                                case 't' -> sb.append('\t');
                                default -> sb.append('?');
                            }
                        } else sb.append(advance());
                    }
                    advance();
                    return new Token(TokenType.STRING, sb.toString(), l, c);
                default:
                    if (Character.isDigit(ch)) {
                        boolean dot = false;
                        while (Character.isDigit(peek(0)) || !dot && peek(0) == '.' && (dot = true)) sb.append(advance());
                        return new Token(TokenType.NUMBER, sb.toString(), l, c);
                    }
                    if (Character.isJavaIdentifierStart(ch)) {
                        while (Character.isLetterOrDigit(peek(0)) || peek(0) == '_') sb.append(advance());
                        return new Token(TokenType.IDENT, sb.toString(), l, c);
                    }
                    sb.append(advance());
                    if (TWO.contains(sb.toString() + peek(0))) sb.append(advance());
                    return new Token(TokenType.OP, sb.toString(), l, c);
            }
        }
    }
    static class Csv {
        static List<String> parse(String line) {
            List<String> out = new ArrayList<>();
            StringBuilder cur = new StringBuilder();
            boolean quoted = false;
            for (int i = 0; i < line.length(); i++) {
                char c = line.charAt(i);
                if (quoted) {
                    if (c == '"' && i + 1 < line.length() && line.charAt(i + 1) == '"') { cur.append('"'); i++; }
                    else if (c == '"') quoted = false;
                    else cur.append(c);
                } else if (c == '"') quoted = true;
                else if (c == ',') { out.add(cur.toString()); cur.setLength(0); }
                else cur.append(c);
            }
            out.add(cur.toString());
            return out;
        }
    }
    static String table(List<List<String>> rows) {
        int cols = rows.stream().mapToInt(List::size).max().orElse(0);
        int[] w = new int[cols];
        for (var r : rows) for (int i = 0; i < r.size(); i++) w[i] = Math.max(w[i], r.get(i).length());
        String bar = Arrays.stream(w).mapToObj(n -> "-".repeat(n + 2)).collect(Collectors.joining("+", "+", "+\n"));
        StringBuilder sb = new StringBuilder(bar);
        for (var r : rows) {
            for (int i = 0; i < cols; i++) sb.append("| ").append(String.format("%-" + w[i] + "s ", i < r.size() ? r.get(i) : ""));
            sb.append("|\n");
        }
        return sb.append(bar).toString();
    }
    static String json(Object o) {
        if (o == null) return "null";
        if (o instanceof String s) return '"' + s.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
        if (o instanceof Number || o instanceof Boolean) return o.toString();
        if (o instanceof Map<?, ?> m) return m.entrySet().stream().map(e -> json(e.getKey().toString()) + ":" + json(e.getValue())).collect(Collectors.joining(",", "{", "}"));
        if (o instanceof Iterable<?> it) { StringJoiner j = new StringJoiner(",", "[", "]"); for (Object x : it) j.add(json(x)); return j.toString(); }
        if (o instanceof int[] a) return Arrays.toString(a).replace(" ", "");
        throw new IllegalArgumentException("no JSON for " + o.getClass().getName());
    }
    public static void main(String[] args) {
        new Lexer("if (x1 >= 3.14)\n  print(\"a\\nb\") && y==_z").all().forEach(System.out::println);
        try { new Lexer("\n \"abc").all(); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        List<List<String>> rows = Stream.of("name,age,\"city, country\"", "Ann,31,\"Paris, \"\"FR\"\"\"", "Bob,,").map(Csv::parse).toList();
        System.out.print(table(rows));
        Map<String, Object> doc = new LinkedHashMap<>();
        doc.put("id", 7);
        doc.put("tags", List.of("a", "b\"c"));
        doc.put("pos", new int[] {1, 2});
        doc.put("nested", Map.of("ok", true));
        doc.put("none", null);
        System.out.println(json(doc));
        try { json(new StringBuilder()); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        BigInteger f = IntStream.rangeClosed(2, 30).mapToObj(BigInteger::valueOf).reduce(BigInteger.ONE, BigInteger::multiply);
        System.out.println(f + " " + f.bitLength() + " " + f.mod(BigInteger.valueOf(1_000_007)) + " " + BigInteger.TWO.pow(100).subtract(BigInteger.ONE).isProbablePrime(10) + " " + new BigInteger("ff", 16).gcd(new BigInteger("34")));
        BigDecimal price = new BigDecimal("19.99"), rate = new BigDecimal("0.19");
        System.out.println(price.multiply(rate).setScale(2, RoundingMode.HALF_UP) + " " + price.add(price.multiply(rate)) + " " + BigDecimal.ONE.divide(new BigDecimal("3"), 5, RoundingMode.HALF_EVEN) + " " + new BigDecimal("1.10").equals(new BigDecimal("1.1")) + new BigDecimal("1.10").compareTo(new BigDecimal("1.1")));
        try { BigDecimal.ONE.divide(BigDecimal.valueOf(3)); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        String text = """
            It was the best of times,
              it was the worst of times\tnow.
            """;
        Map<String, Integer> wc = new TreeMap<>();
        for (String w : text.toLowerCase().split("\\W+")) if (!w.isEmpty()) wc.merge(w, 1, (a, b) -> a + b);
        System.out.println(wc);
        wc.entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder()).thenComparing(Map.Entry.comparingByKey())).limit(3).forEach(e -> System.out.printf("%-6s%s%n", e.getKey(), "#".repeat(e.getValue())));
        String anagrams = Stream.of("listen", "silent", "enlist", "google", "elgoog", "abc").collect(Collectors.groupingBy(w -> { char[] cs = w.toCharArray(); Arrays.sort(cs); return new String(cs); }, LinkedHashMap::new, Collectors.toList())).values().stream().filter(g -> g.size() > 1).map(Object::toString).collect(Collectors.joining(" & "));
        System.out.println(anagrams);
        System.out.println(text.lines().map(String::strip).map(l -> new StringBuilder(l).reverse()).collect(Collectors.joining("|")));
        System.out.println(String.valueOf((Object) null) + null + 1 + 'c' + 1.0 + 2L + 3f + true + new int[0].length);
        StringBuffer buf = new StringBuffer();
        for (char c = 'a'; c <= 'e'; c += 2) buf.append(c).append(c - 'a');
        System.out.println(buf);
    }
}
