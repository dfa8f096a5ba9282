package java.lang;

/** Something to run. */
@FunctionalInterface
public interface Runnable {
    void run();
}
