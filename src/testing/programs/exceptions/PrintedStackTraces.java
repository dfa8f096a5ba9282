/** Elements of stack traces, read by the program. */
public class PrintedStackTraces {
    static void level3() {
        throw new IllegalStateException("deep");
    }

    static void level2() {
        try {
            level3();
        } catch (IllegalStateException e) {
            throw new RuntimeException("wrapped", e);
        }
    }

    void level1() {
        level2();
    }

    PrintedStackTraces(boolean fail) {
        if (fail) {
            level1();
        }
    }

    static void show(Throwable t) {
        System.out.println(t);
        for (StackTraceElement e : t.getStackTrace()) {
            System.out.println("  " + e.getMethodName() + ":" + e.getLineNumber());
        }
        if (t.getCause() != null) {
            show(t.getCause());
        }
    }

    public static void main(String[] args) {
        try {
            new PrintedStackTraces(true);
        } catch (RuntimeException e) {
            show(e);
        }
        Exception made = new Exception("made here");
        try {
            throw made;
        } catch (Exception e) {
            show(e);
        }
        new Exception("printed").printStackTrace();
    }
}
