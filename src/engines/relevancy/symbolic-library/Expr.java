import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A value that remembers how it was computed: its tree as text, beside the concrete value that the run goes on with.
 * What is computed from constants only is a constant again and has no tree.
 */
public abstract class Expr {
    private final Tree tree;
    private final boolean constant;

    Expr(Tree tree, boolean constant) {
        this.tree = tree;
        this.constant = constant;
    }

    /** The expression as text: `(integer1 + 2)`. */
    public String _text() {
        return tree.text();
    }

    /** Whether no symbol occurs in it. */
    public boolean _isConstant() {
        return constant;
    }

    /** The concrete value, boxed. */
    abstract Object value();

    /** That it has the value of this run, as text: `(integer1 == 3)`. */
    String hasItsValue() {
        return "(" + _text() + " == " + literal() + ")";
    }

    /** The concrete value as Java writes it. */
    String literal() {
        return String.valueOf(value());
    }

    /** `left operator right` in parentheses. */
    static Tree infix(Expr left, String operator, Expr right) {
        return new Tree("(", left.tree, " " + operator + " ", right.tree, ")");
    }

    static Tree prefix(String operator, Expr operand) {
        return new Tree(operator, operand.tree);
    }

    /** `Class.method(arguments)`. */
    static Tree call(String receiver, String method, Expr... arguments) {
        return call(new Tree(receiver), method, arguments);
    }

    /** `receiver.method(arguments)`. */
    static Tree call(Expr receiver, String method, Expr... arguments) {
        return call(receiver.tree, method, arguments);
    }

    private static Tree call(Tree receiver, String method, Expr... arguments) {
        Object[] parts = new Object[2 * arguments.length + 2];
        parts[0] = receiver;
        parts[1] = "." + method + "(" + (arguments.length == 0 ? ")" : "");
        for (int i = 0; i < arguments.length; i++) {
            parts[2 * i + 2] = arguments[i] == null ? "null" : arguments[i].tree;
            parts[2 * i + 3] = i == arguments.length - 1 ? ")" : ", ";
        }
        return new Tree(parts);
    }

    static boolean constants(Expr... operands) {
        for (Expr operand : operands) {
            if (operand != null && !operand.constant) return false;
        }
        return true;
    }

    /** Printing and joining go by the concrete value, as in the original program. */
    @Override
    public String toString() {
        return String.valueOf(value());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Expr && value().equals(((Expr) other).value());
    }

    @Override
    public int hashCode() {
        return value().hashCode();
    }

    /**
     * How a value was computed: texts and trees, in the order in which they are written. Values share their trees, so what is
     * added to itself again and again takes no more memory, although its text is twice as long each time.
     */
    static final class Tree {
        /** The length from which on parts that occur more than once are written once, under a name. */
        private static final long LONGEST = 10_000;

        /** Parts this short are written wherever they occur. */
        private static final long SHORT = 20;

        private final Object[] parts;

        /** Of the text, up to a number that no text has. */
        private final long length;

        Tree(Object... parts) {
            this.parts = parts;
            long sum = 0;
            for (Object part : parts) sum += part instanceof Tree ? ((Tree) part).length : ((String) part).length();
            this.length = Math.min(sum, Long.MAX_VALUE / 1000);
        }

        /** `(integer1 + 2)`; a long one is `(t2 + t2) where t1 = …, t2 = (t1 + t1)`. */
        String text() {
            Map<Tree, String> names = new HashMap<>();
            StringBuilder text = new StringBuilder();
            if (length <= LONGEST) {
                write(text, names);
                return text.toString();
            }
            List<Tree> shared = shared();
            for (Tree tree : shared) names.put(tree, "t" + (names.size() + 1));
            write(text, names);
            String separator = " where ";
            for (Tree tree : shared) {
                text.append(separator).append(names.get(tree)).append(" = ");
                tree.write(text, names);
                separator = ", ";
            }
            return text.toString();
        }

        /** Without recursion: what a loop has computed is as deep as the loop had rounds. */
        private void write(StringBuilder text, Map<Tree, String> names) {
            Deque<Object> open = new ArrayDeque<>();
            push(open);
            while (!open.isEmpty()) {
                Object part = open.pop();
                if (part instanceof String) text.append((String) part);
                else if (names.containsKey((Tree) part)) text.append(names.get((Tree) part));
                else ((Tree) part).push(open);
            }
        }

        private void push(Deque<Object> open) {
            for (int i = parts.length - 1; i >= 0; i--) open.push(parts[i]);
        }

        /** The trees inside that occur more than once, those first that hold no later one. */
        private List<Tree> shared() {
            Set<Tree> met = new HashSet<>();
            Set<Tree> again = new HashSet<>();
            Set<Tree> left = new HashSet<>();
            List<Tree> inside = new ArrayList<>();
            Deque<Tree> open = new ArrayDeque<>();
            open.push(this);
            while (!open.isEmpty()) {
                Tree tree = open.peek();
                if (met.add(tree)) {
                    for (Object part : tree.parts) {
                        if (!(part instanceof Tree)) continue;
                        if (met.contains((Tree) part)) again.add((Tree) part);
                        else open.push((Tree) part);
                    }
                } else {
                    open.pop();
                    if (left.add(tree)) inside.add(tree);
                    else if (tree != this) again.add(tree);
                }
            }
            List<Tree> shared = new ArrayList<>();
            for (Tree tree : inside) if (again.contains(tree) && tree.length > SHORT) shared.add(tree);
            return shared;
        }
    }
}
