import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What the branches of this run were decided by, in order, and what the symbols stand for. */
final class PathCondition {
    private static final List<String> conditions = new ArrayList<>();
    private static final Map<String, Object> bindings = new HashMap<>();
    private static final Map<String, Integer> symbols = new HashMap<>();

    private PathCondition() {
    }

    static boolean decide(BoolExpr condition) {
        boolean holds = condition._getValue();
        if (!condition._isConstant()) conditions.add(holds ? condition._text() : "!" + condition._text());
        return holds;
    }

    static List<String> conditions() {
        return new ArrayList<>(conditions);
    }

    static void bind(String name, Object value) {
        bindings.put(name, value);
    }

    static Object valueOf(String name, Object otherwise) {
        Object value = bindings.get(name);
        return value == null ? otherwise : value;
    }

    /** `integer1`, `integer2`, and so on. */
    static String fresh(String kind) {
        int number = symbols.getOrDefault(kind, 0) + 1;
        symbols.put(kind, number);
        return kind + number;
    }

    static void reset() {
        conditions.clear();
        bindings.clear();
        symbols.clear();
    }
}
