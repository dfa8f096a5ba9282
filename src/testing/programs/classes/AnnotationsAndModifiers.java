import java.util.ArrayList;
import java.util.List;

/** Annotations and modifiers that do not change what a program does. */
@AnnotationsAndModifiers.Author(name = "someone", year = 2024, tags = {"a", "b"})
public class AnnotationsAndModifiers {
    @interface Author {
        String name();

        int year() default 2000;

        String[] tags() default {};
    }

    @interface Marker {
    }

    @FunctionalInterface
    interface Task {
        @Marker
        int run(@Marker int n);
    }

    private static volatile int counter = 0;
    private transient String cache = "cached";
    protected static final @Marker int LIMIT = 3;

    @Marker
    @SuppressWarnings("unused")
    private final strictfp double third() {
        final @Marker double unused = 1;
        return 1.0 / 3;
    }

    @Deprecated
    public static synchronized void bump() {
        synchronized (AnnotationsAndModifiers.class) {
            counter++;
        }
    }

    @SafeVarargs
    static <T> List<T> listOf(final T... items) {
        final List<T> list = new ArrayList<>();
        for (final T item : items) {
            list.add(item);
        }
        return list;
    }

    static int guarded(Object lock, int n) {
        synchronized (lock) {
            if (n > 2) {
                return n;
            }
            synchronized (lock) {
                n *= 10;
            }
        }
        return n;
    }

    @Override
    public String toString() {
        return cache + third();
    }

    public static void main(final String[] args) {
        bump();
        bump();
        Task t = (@Marker int n) -> n + LIMIT;
        System.out.println(counter + " " + t.run(4) + " " + new AnnotationsAndModifiers());
        System.out.println(listOf(1, 2, 3) + " " + guarded(t, 2) + " " + guarded("lock", 3));
        try {
            synchronized (t) {
                throw new IllegalStateException("in the lock");
            }
        } catch (@Marker final IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        ;
        ;
    }
}
