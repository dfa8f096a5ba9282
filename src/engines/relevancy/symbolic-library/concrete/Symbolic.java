import java.util.HashMap;
import java.util.Map;

/**
 * For running an original program: inputs are plain values, those that the symbolic library gives the
 * symbols of the same names.
 */
public final class Symbolic {
    private static final Map<String, Object> bindings = new HashMap<>();
    private static int strings;
    private static int integers;
    private static int bools;
    private static int reals;

    private Symbolic() {
    }

    public static String string() {
        return (String) bindings.getOrDefault("string" + ++strings, "");
    }

    public static int integer() {
        return (Integer) bindings.getOrDefault("integer" + ++integers, 0);
    }

    public static boolean bool() {
        return (Boolean) bindings.getOrDefault("bool" + ++bools, false);
    }

    public static double real() {
        return (Double) bindings.getOrDefault("real" + ++reals, 0.0);
    }

    public static void bind(String name, String value) {
        bindings.put(name, value);
    }

    public static void bind(String name, int value) {
        bindings.put(name, value);
    }

    public static void bind(String name, boolean value) {
        bindings.put(name, value);
    }

    public static void bind(String name, double value) {
        bindings.put(name, value);
    }

    /** Forgets bindings and which inputs there were. */
    public static void reset() {
        bindings.clear();
        strings = 0;
        integers = 0;
        bools = 0;
        reals = 0;
    }
}
