package java.lang;

import java.io.InputStream;
import java.io.PrintStream;
import java.io.StandardInput;

/** The program's surroundings: streams, time, arrays, exit. */
public final class System {
    public static final InputStream in = new StandardInput();
    public static final PrintStream out = new PrintStream(1);
    public static final PrintStream err = new PrintStream(2);

    private System() {
    }

    public static native long currentTimeMillis();

    public static native long nanoTime();

    public static native int identityHashCode(Object object);

    public static native void exit(int status);

    /** Native code is not loaded. */
    public static void load(String file) {
    }

    public static void loadLibrary(String name) {
    }

    public static void gc() {
    }

    public static String lineSeparator() {
        return "\n";
    }

    public static String getProperty(String key) {
        if (key.equals("line.separator")) return "\n";
        if (key.equals("file.separator")) return "/";
        if (key.equals("java.version")) return "17";
        return null;
    }

    public static String getProperty(String key, String otherwise) {
        String value = getProperty(key);
        return value == null ? otherwise : value;
    }

    public static String getenv(String name) {
        return null;
    }

    public static void arraycopy(Object source, int from, Object target, int to, int length) {
        if (source == null || target == null) throw new NullPointerException();
        String mismatch = whyNoCopy(source, target);
        if (mismatch != null) throw new ArrayStoreException(mismatch);
        String problem = whyOutOfBounds(source, from, target, to, length);
        if (problem != null) throw new ArrayIndexOutOfBoundsException(problem);
        if (source instanceof Object[]) copyElements((Object[]) source, from, (Object[]) target, to, length);
    }

    /** The ranges may overlap. */
    private static void copyElements(Object[] source, int from, Object[] target, int to, int length) {
        if (source == target && from < to) {
            for (int i = length - 1; i >= 0; i--) target[to + i] = source[from + i];
        } else {
            for (int i = 0; i < length; i++) target[to + i] = source[from + i];
        }
    }

    private static String whyNoCopy(Object source, Object target) {
        return new String();
    }

    private static String whyOutOfBounds(Object source, int from, Object target, int to, int length) {
        return new String();
    }
}
