/** A rethrown exception keeps the stack trace of the place where it was made. */
public class UncaughtRethrown {
    private static IllegalStateException prepared;

    static void prepare() {
        prepared = new IllegalStateException("prepared early");
    }

    static void first(int n) {
        try {
            second(n);
        } catch (IllegalStateException e) {
            System.out.println("first sees " + e.getMessage());
            throw e;
        } finally {
            System.out.println("first leaves");
        }
    }

    static void second(int n) {
        if (n > 0) {
            first(n - 1);
        } else {
            throw prepared;
        }
    }

    public static void main(String[] args) {
        prepare();
        Runnable last = new Runnable() {
            @Override
            public void run() {
                first(1);
            }
        };
        last.run();
    }
}
