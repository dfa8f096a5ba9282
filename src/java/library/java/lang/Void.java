package java.lang;

/** Stands for void where a class is needed; its only value is null. */
public final class Void {
    private Void() {
    }
}
