import java.util.*;
import java.util.function.*;

public class Main {
    static class ParseException extends Exception {
        private final int position;
        ParseException(String m, int position) { super(m + " at " + position); this.position = position; }
        int position() { return position; }
        @Override public synchronized Throwable fillInStackTrace() { return this; }
    }
    static class JsonParser {
        private final String s; private int i;
        JsonParser(String s) { this.s = s; }
        static Object parse(String s) throws ParseException { JsonParser p = new JsonParser(s); Object o = p.value(); p.ws(); if (p.i < s.length()) throw p.fail("trailing '" + s.charAt(p.i) + "'"); return o; }
        private ParseException fail(String m) { return new ParseException(m, i); }
        private void ws() { while (i < s.length() && Character.isWhitespace(s.charAt(i))) i++; }
        private char peek() throws ParseException { ws(); if (i >= s.length()) throw fail("unexpected end"); return s.charAt(i); }
        private void expect(char c) throws ParseException { if (peek() != c) throw fail("expected '" + c + "' but found '" + peek() + "'"); i++; }
        private Object value() throws ParseException {
            char c = peek();
            switch (c) {
                case '{': return object();
                case '[': return array();
                case '"': return string();
                case 't': return word("true", Boolean.TRUE);
                case 'f': return word("false", Boolean.FALSE);
                case 'n': return word("null", null);
                default:
                    if (c == '-' || Character.isDigit(c)) return number();
                    throw fail("unexpected '" + c + "'");
            }
        }
        private Object word(String w, Object v) throws ParseException { if (!s.startsWith(w, i)) throw fail("bad word"); i += w.length(); return v; }
        private Number number() throws ParseException {
            int b = i;
            while (i < s.length() && "+-.eE0123456789".indexOf(s.charAt(i)) >= 0) i++;
            String t = s.substring(b, i);
            try { if (t.matches("-?\\d+")) return Long.valueOf(t); return Double.valueOf(t); } catch (NumberFormatException e) { i = b; ParseException p = fail("bad number " + t); p.initCause(e); throw p; }
        }
        private String string() throws ParseException {
            expect('"');
            StringBuilder sb = new StringBuilder();
            while (true) {
                if (i >= s.length()) throw fail("unterminated string");
                char c = s.charAt(i++);
                if (c == '"') return sb.toString();
                if (c == '\\') { c = s.charAt(i++); if (c == 'u') { sb.append((char) Integer.parseInt(s.substring(i, i += 4), 16)); continue; } c = c == 'n' ? '\n' : c == 't' ? '\t' : c; }
                sb.append(c);
            }
        }
        private List<Object> array() throws ParseException { List<Object> l = new ArrayList<>(); expect('['); if (peek() == ']') { i++; return l; } do l.add(value()); while (more(']')); return l; }
        private Map<String, Object> object() throws ParseException { Map<String, Object> m = new LinkedHashMap<>(); expect('{'); if (peek() == '}') { i++; return m; } do { ws(); String k = string(); expect(':'); if (m.put(k, value()) != null) throw fail("duplicate " + k); } while (more('}')); return m; }
        private boolean more(char end) throws ParseException { if (peek() == ',') { i++; return true; } expect(end); return false; }
    }
    interface Check<T> { void check(T t) throws Exception; default Check<T> and(Check<? super T> o) { return t -> { check(t); o.check(t); }; } }
    static <T> Optional<Exception> test(T t, Check<? super T> c) { try { c.check(t); return Optional.empty(); } catch (Exception e) { return Optional.of(e); } }
    @SuppressWarnings("unchecked") static <E extends Throwable> void sneaky(Throwable t) throws E { throw (E) t; }
    static String trace(int n) {
        StringBuilder sb = new StringBuilder();
        try {
            sb.append("a");
            try { if (n > 0) throw n == 1 ? new IllegalArgumentException("x") : new IllegalStateException("y"); sb.append("b"); }
            catch (IllegalArgumentException e) { sb.append("c"); throw new RuntimeException(e); }
            finally { sb.append("d"); if (n == 3) throw new UnsupportedOperationException("z"); }
            sb.append("e");
        } catch (UnsupportedOperationException e) { sb.append("f"); return sb.append("!").toString(); }
        catch (RuntimeException e) { sb.append("g").append(e.getCause() == null ? 0 : 1); }
        finally { sb.append("h"); }
        return sb.toString();
    }
    static int finallyValue() { int x = 1; try { return x; } finally { x = 2; } }
    static class Tx implements AutoCloseable {
        static final Deque<String> LOG = new ArrayDeque<>(); private boolean ok; final String n;
        Tx(String n) { this.n = n; LOG.add("begin " + n); } void commit() { ok = true; } public void close() { LOG.add((ok ? "commit " : "rollback ") + n); }
    }
    static abstract class Op { final String run(int a, int b) { try { pre(a, b); return "=" + exec(a, b); } catch (ArithmeticException | IndexOutOfBoundsException e) { return "!" + e.getMessage(); } finally { count++; } } int count; void pre(int a, int b) { } abstract int exec(int a, int b); }
    static void chain(int n) throws Exception { try { if (n == 0) throw new java.io.IOException("root"); chain(n - 1); } catch (java.io.IOException e) { throw new Exception("level" + n, e); } catch (Exception e) { if (n % 2 == 0) throw e; throw new IllegalStateException("odd" + n, e); } }
    public static void main(String[] args) {
        for (String s : new String[] {"{\"a\": [1, -2.5e1, true, null], \"b\": {\"c\": \"x\\n\\u0041\\\"\"}}", "[]", "[1,", "{\"k\" 1}", "nul", "[1] x", "\"abc", "{\"a\":1,\"a\":2}", "-", "[1 2]"}) {
            try { System.out.println(JsonParser.parse(s)); } catch (ParseException e) { System.out.println(e.getMessage() + " #" + e.position() + (e.getCause() != null ? " <- " + e.getCause().getMessage() : "") + " " + e.getStackTrace().length); }
        }
        Check<String> notEmpty = s -> { if (s.isEmpty()) throw new Exception("empty"); };
        Check<CharSequence> shortOne = s -> { if (s.length() > 3) throw new ParseException("long", 3); };
        for (String s : List.of("", "abc", "abcdef")) System.out.print(test(s, notEmpty.and(shortOne)).map(Throwable::getMessage).orElse("ok") + "; ");
        try { Main.<RuntimeException>sneaky(new java.io.IOException("sneaked")); } catch (Exception e) { System.out.println(e); }
        for (int n = 0; n < 4; n++) System.out.print(trace(n) + " ");
        System.out.println(finallyValue());
        try (Tx a = new Tx("a"); Tx b = new Tx("b")) { a.commit(); if (Tx.LOG.size() == 2) throw new IllegalStateException("half"); b.commit(); } catch (IllegalStateException e) { Tx.LOG.add(e.getMessage()); }
        System.out.println(Tx.LOG);
        Op div = new Op() { int exec(int a, int b) { return a / b; } }; Op at = new Op() { @Override void pre(int a, int b) { Objects.checkIndex(b, a); } int exec(int a, int b) { return new int[a][b].length; } };
        System.out.println(div.run(7, 2) + div.run(1, 0) + at.run(3, 3) + at.run(3, 1) + div.count);
        try { chain(4); } catch (Exception e) { for (Throwable t = e; t != null; t = t.getCause()) System.out.print(t.getClass().getSimpleName() + ":" + t.getMessage() + " < "); System.out.println("end"); }
        try { Object o = List.of("a"); @SuppressWarnings("unchecked") List<Integer> li = (List<Integer>) o; int v = li.get(0); } catch (ClassCastException e) { System.out.println(e.getMessage().contains("java.lang.String")); }
        try { int[] big = null; System.out.println(big.length); } catch (NullPointerException e) { System.out.println("npe " + (e.getMessage() == null ? "null" : "text")); }
        try { throw null; } catch (NullPointerException e) { System.out.println("throw null"); }
        try { class Loader { static int v = Integer.parseInt("boom"); } System.out.println(Loader.v); } catch (ExceptionInInitializerError e) { System.out.println(e.getCause()); }
        Iterator<Integer> it = new ArrayList<>(List.of(1, 2)).iterator(); try { it.remove(); } catch (IllegalStateException e) { System.out.println("ise"); }
        Map<String, Supplier<Object>> m = new LinkedHashMap<>();
        m.put("unmodifiable", () -> { Collections.unmodifiableMap(new HashMap<>()).put(1, 2); return 0; }); m.put("asList", () -> Arrays.asList(1, 2).add(3)); m.put("iterator", () -> new ArrayList<>().iterator().next()); m.put("sublist", () -> List.of(1, 2).subList(1, 5)); m.put("valueOf", () -> Boolean.valueOf("yes")); m.put("treemap null", () -> new TreeMap<>().put(null, 1)); m.put("treeset", () -> new TreeSet<Object>(List.of(1)).add("a")); m.put("pq", () -> new PriorityQueue<>().remove()); m.put("char", () -> "".charAt(0)); m.put("cast", () -> (Object) (String) (Object) "fine"); m.put("format", () -> String.format("%s %s", 1)); m.put("negate", () -> Math.negateExact(Integer.MIN_VALUE)); m.put("copyOf", () -> Arrays.copyOf(new int[1], -1)); m.put("arraycopy", () -> { System.arraycopy(new int[2], 0, new int[1], 0, 2); return 1; });
        m.forEach((k, v) -> { try { System.out.println(k + " -> " + v.get()); } catch (RuntimeException e) { System.out.println(k + " -> " + e.getClass().getName() + (e instanceof ClassCastException || e instanceof NullPointerException ? "" : ": " + e.getMessage())); } });
        int code = new Random(1).nextInt(1) == 0 ? 3 : 0;
        Runtime2.exit(code);
    }
    static class Runtime2 { static void exit(int c) { System.out.println("bye"); System.exit(c); } }
}
