import java.util.*;
import java.util.concurrent.Callable;

class InsufficientFundsException extends Exception {
    private final double missing;
    public InsufficientFundsException(String msg, double missing) { super(msg); this.missing = missing; }
    public double getMissing() { return missing; }
}
class ValidationException extends RuntimeException {
    private final List<String> problems;
    ValidationException(List<String> problems) { super(problems.size() + " problem(s): " + String.join("; ", problems)); this.problems = problems; }
    List<String> problems() { return Collections.unmodifiableList(problems); }
}
class Resource implements AutoCloseable {
    private static int open;
    private final String name;
    private final boolean failOnClose;
    Resource(String name, boolean failOnClose) {
        if (name.isEmpty()) throw new IllegalArgumentException("unnamed");
        this.name = name; this.failOnClose = failOnClose;
        open++;
        System.out.println("open " + name + " (" + open + ")");
    }
    void use(boolean fail) { if (fail) throw new IllegalStateException("use " + name); System.out.println("use " + name); }
    @Override public void close() throws java.io.IOException {
        open--;
        System.out.println("close " + name);
        if (failOnClose) throw new java.io.IOException("close " + name);
    }
}
public class Main {
    @SuppressWarnings("finally")
    static int weird(int n) {
        try { if (n == 0) return 1; if (n == 1) throw new RuntimeException("one"); return 2; }
        catch (RuntimeException e) { return 3; }
        finally { if (n == 2) return 4; System.out.print("f" + n + " "); }
    }
    static void withdraw(double balance, double amount) throws InsufficientFundsException {
        if (amount > balance) throw new InsufficientFundsException(String.format("need %.2f, have %.2f", amount, balance), amount - balance);
        System.out.printf("withdrew %.1f%n", amount);
    }
    static int depth;
    static int recurse(int n) { depth++; return recurse(n + 1) + 1; }
    static <T> T retry(int times, Callable<T> c) throws Exception {
        Exception last = null;
        for (int i = 1; i <= times; i++) {
            try { return c.call(); }
            catch (IllegalStateException | ArithmeticException e) { System.out.println("attempt " + i + ": " + e.getMessage()); last = e; }
        }
        throw new Exception("gave up after " + times, last);
    }
    static void validate(Map<String, String> form) {
        List<String> p = new ArrayList<>();
        if (!form.containsKey("name")) p.add("name missing");
        try { if (Integer.parseInt(form.getOrDefault("age", "")) < 0) p.add("age negative"); } catch (NumberFormatException e) { p.add(e.getMessage()); }
        if (!p.isEmpty()) throw new ValidationException(p);
    }
    static void level3(int x) { try { Object o = x == 0 ? null : "text"; o.hashCode(); Integer i = (Integer) o; } catch (NullPointerException e) { throw new RuntimeException("wrapped", e); } }
    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 4; i++) System.out.print(weird(i) + " ");
        System.out.println();
        try { withdraw(100, 30); withdraw(70, 99.5); } catch (InsufficientFundsException e) { System.out.println(e.getMessage() + " missing " + e.getMissing()); }
        try (Resource a = new Resource("A", false); Resource b = new Resource("B", true)) { a.use(false); b.use(true); }
        catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " suppressed " + Arrays.toString(e.getSuppressed()));
        } finally { System.out.println("finally"); }
        try (Resource r = new Resource("C", true)) { r.use(false); } catch (java.io.IOException e) { System.out.println(e); }
        try (Resource r = new Resource("D", false); Resource q = new Resource("", false)) { q.use(false); } catch (Exception e) { System.out.println(e.getMessage()); }
        try { recurse(0); } catch (StackOverflowError e) { System.out.println("overflow " + (depth > 500)); }
        int[] tries = {0};
        System.out.println(retry(3, () -> { if (++tries[0] < 3) throw new IllegalStateException("not yet"); return "ok " + tries[0]; }));
        try { retry(2, () -> 1 / 0); } catch (Exception e) { System.out.println(e.getMessage() + " because " + e.getCause()); }
        try { validate(Map.of("age", "x1")); } catch (ValidationException e) { e.problems().forEach(System.out::println); System.out.println(e); }
        try { level3(0); } catch (RuntimeException e) { System.out.println(e.getMessage() + " " + (e.getCause() instanceof NullPointerException)); }
        try { level3(1); } catch (ClassCastException e) { System.out.println("class cast"); }
        Object[] tests = {
            (Callable<Object>) () -> new int[2][-1], (Callable<Object>) () -> "abc".charAt(5), (Callable<Object>) () -> "abc".substring(2, 1),
            (Callable<Object>) () -> new ArrayList<>(List.of(1)).get(1), (Callable<Object>) () -> Integer.parseInt("12a"), (Callable<Object>) () -> new ArrayDeque<>().pop(),
            (Callable<Object>) () -> new int[3][2][3].length, (Callable<Object>) () -> List.of().iterator().next(), (Callable<Object>) () -> Optional.empty().get(),
            (Callable<Object>) () -> new Scanner("x").nextInt(), (Callable<Object>) () -> Enum.valueOf(Thread.State.class, "NO"), (Callable<Object>) () -> new int[] {1}[1],
            (Callable<Object>) () -> Objects.requireNonNull(null, "must not be null"), (Callable<Object>) () -> Double.parseDouble("1.x"), (Callable<Object>) () -> Math.toIntExact(1L << 40),
            (Callable<Object>) () -> Math.addExact(Integer.MAX_VALUE, 1), (Callable<Object>) () -> 5 % 0, (Callable<Object>) () -> new LinkedList<>().getFirst(), (Callable<Object>) () -> Long.parseLong(""),
            (Callable<Object>) () -> new Stack<Integer>().pop(), (Callable<Object>) () -> new TreeMap<String, Integer>().firstKey(), (Callable<Object>) () -> String.format("%d", "x"), (Callable<Object>) () -> Integer.valueOf(null),
            (Callable<Object>) () -> Map.of("a", 1, "a", 2), (Callable<Object>) () -> List.of(1, null), (Callable<Object>) () -> "x".repeat(-1), (Callable<Object>) () -> new ArrayList<Integer>(-1) };
        for (Object t : tests) {
            @SuppressWarnings("unchecked") Callable<Object> c = (Callable<Object>) t;
            try { System.out.println(c.call()); } catch (Exception e) { System.out.println(e); }
        }
        Thread t = new Thread(() -> { throw new IllegalStateException("in thread"); });
        t.setUncaughtExceptionHandler((th, ex) -> System.out.println("handler: " + ex.getMessage()));
        t.start();
        t.join();
        try { assert depth < 0 : "never"; System.out.println("asserts off"); } catch (AssertionError e) { System.out.println("on"); }
        try { throw new Error("custom", new Exception("inner")); } catch (Throwable th) { StackTraceElement[] st = th.getStackTrace(); System.out.println(th + " " + st[0].getMethodName()); }
        outer:
        for (int i = 0; ; i++) {
            try { if (i == 3) break outer; if (i % 2 == 0) continue; System.out.println("odd " + i); } finally { System.out.println("end " + i); }
        }
        throw new ValidationException(List.of("last"));
    }
}
