package java.lang;

/**
 * Inputs that are to be symbolic: built in, so that a program can mark them without declaring anything. Any other
 * name than these may be called, too; a call has the type that is expected at its place. Run with concrete values,
 * an input is empty.
 */
public final class Symbolic {
    private Symbolic() {
    }

    public static String string() {
        return new String();
    }

    public static int integer() {
        return 0;
    }

    public static boolean bool() {
        return false;
    }

    public static double real() {
        return 0.0;
    }

    public static <T> T value() {
        return null;
    }
}
