import java.util.function.Supplier;

public class Main {
    @FunctionalInterface interface Action<T> { T run() throws Exception; }
    static <T> T retry(int times, Action<T> action) {
        Exception last = null;
        for (int i = 1; i <= times; i++) {
            try { return action.run(); }
            catch (Exception e) { System.out.println("attempt " + i + " failed: " + e.getMessage()); last = e; }
        }
        throw new IllegalStateException("gave up after " + times, last);
    }
    static class Flaky {
        private int calls;
        String call() throws java.io.IOException { if (++calls < 3) throw new java.io.IOException("timeout " + calls); return "answer " + calls; }
    }
    static class Lazy<T> { private T value; private final Supplier<T> make; Lazy(Supplier<T> m) { make = m; } T get() { if (value == null) value = make.get(); return value; } }
    public static void main(String[] args) {
        System.out.println(retry(5, new Flaky()::call));
        try { retry(2, () -> { throw new Exception("always"); }); }
        catch (IllegalStateException e) { System.out.println(e.getMessage() + " / " + e.getCause().getMessage()); }
        Lazy<String> l = new Lazy<>(() -> { System.out.println("made"); return "v"; });
        System.out.println(l.get() + l.get());
        assert 1 > 2 : "not checked";
        StackTraceElement[] trace = new Exception().getStackTrace();
        System.out.println(trace[0].getMethodName());
    }
}
