/**
 * A value that remembers how it was computed: its tree as text, beside the concrete value that the run goes on with.
 * What is computed from constants only is a constant again and has no tree.
 */
public abstract class Expr {
    private final String tree;
    private final boolean constant;

    Expr(String tree, boolean constant) {
        this.tree = tree;
        this.constant = constant;
    }

    /** The expression as text: `(integer1 + 2)`. */
    public String _text() {
        return tree;
    }

    /** Whether no symbol occurs in it. */
    public boolean _isConstant() {
        return constant;
    }

    /** The concrete value, boxed. */
    abstract Object value();

    /** That it has the value of this run, as text: `(integer1 == 3)`. */
    String hasItsValue() {
        return "(" + tree + " == " + literal() + ")";
    }

    /** The concrete value as Java writes it. */
    String literal() {
        return String.valueOf(value());
    }

    static String infix(Expr left, String operator, Expr right) {
        return "(" + left.tree + " " + operator + " " + right.tree + ")";
    }

    /** `receiver.method(arguments)` as text. */
    static String call(String receiver, String method, Expr... arguments) {
        StringBuilder text = new StringBuilder(receiver).append('.').append(method).append('(');
        for (int i = 0; i < arguments.length; i++) {
            if (i > 0) text.append(", ");
            text.append(arguments[i] == null ? "null" : arguments[i].tree);
        }
        return text.append(')').toString();
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
}
