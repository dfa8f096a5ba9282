import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the branches of this run were decided by and which values were taken out of expressions, in order, and what the
 * symbols stand for.
 */
final class PathCondition {
    private static final List<String> conditions = new ArrayList<>();
    private static final Set<String> concretizations = new LinkedHashSet<>();
    private static final Map<String, Object> bindings = new HashMap<>();
    private static final Map<String, Integer> symbols = new HashMap<>();

    private static int index;

    private PathCondition() {
    }

    static boolean decide(BoolExpr condition) {
        boolean holds = condition.value;
        if (!condition._isConstant()) conditions.add(holds ? condition._text() : "!" + condition._text());
        return holds;
    }

    /** A concretization constraint: what follows rests on this one value of the expression. Said once. */
    static void concretize(Expr expression) {
        if (expression._isConstant()) return;
        String constraint = expression.hasItsValue();
        if (concretizations.add(constraint)) conditions.add(constraint);
    }

    static List<String> concretizations() {
        return new ArrayList<>(concretizations);
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

    static int keepIndex(int kept) {
        index = kept;
        return kept;
    }

    static int keptIndex() {
        return index;
    }

    /** `integer1`, `integer2`, and so on. */
    static String fresh(String kind) {
        int number = symbols.getOrDefault(kind, 0) + 1;
        symbols.put(kind, number);
        return kind + number;
    }

    static void reset() {
        conditions.clear();
        concretizations.clear();
        bindings.clear();
        symbols.clear();
    }
}
