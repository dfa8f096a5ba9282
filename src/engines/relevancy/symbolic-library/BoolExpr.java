/** A boolean. Its operators take both sides, as &amp; and | do. */
public final class BoolExpr extends Expr {
    final boolean value;

    BoolExpr(Tree tree, boolean value, boolean constant) {
        super(constant ? new Tree(String.valueOf(value)) : tree, constant);
        this.value = value;
    }

    public static BoolExpr _constant(boolean value) {
        return new BoolExpr(null, value, true);
    }

    public static BoolExpr _parseBoolean(StringExpr text) {
        boolean value = Boolean.parseBoolean(StringExpr.textIn(text));
        return new BoolExpr(call("Boolean", "parseBoolean", text), value, constants(text));
    }

    /** An array as `new boolean[length]` makes it. */
    public static BoolExpr[] _array(int length) {
        BoolExpr[] array = new BoolExpr[length];
        for (int i = 0; i < length; i++) array[i] = _constant(false);
        return array;
    }

    /** Rows as `new boolean[length][width]` makes them. */
    public static BoolExpr[][] _array(int length, int width) {
        BoolExpr[][] rows = new BoolExpr[length][];
        for (int i = 0; i < length; i++) rows[i] = _array(width);
        return rows;
    }

    /** A new array of Java, each of its values a constant. */
    public static BoolExpr[] _arrayOf(boolean[] values) {
        BoolExpr[] array = new BoolExpr[values.length];
        for (int i = 0; i < array.length; i++) array[i] = _constant(values[i]);
        return array;
    }

    /** As Arrays.copyOf has it, with false behind the end. */
    public static BoolExpr[] _copyOf(BoolExpr[] array, int length) {
        return _copyOfRange(array, 0, length);
    }

    public static BoolExpr[] _copyOfRange(BoolExpr[] array, int from, int to) {
        if (from < 0 || from > array.length) throw new ArrayIndexOutOfBoundsException();
        if (from > to) throw new IllegalArgumentException(from + " > " + to);
        BoolExpr[] copy = _array(to - from);
        for (int i = from; i < to && i < array.length; i++) copy[i - from] = array[i];
        return copy;
    }

    /** The value for Java's own operations. The path condition says from here on that the expression has it. */
    public boolean _getValue() {
        PathCondition.concretize(this);
        return value;
    }

    @Override
    Object value() {
        return value;
    }

    @Override
    String hasItsValue() {
        return value ? _text() : "!" + _text();
    }

    public BoolExpr _and(BoolExpr other) {
        return new BoolExpr(infix(this, "&&", other), value && other.value, constants(this, other));
    }

    public BoolExpr _or(BoolExpr other) {
        return new BoolExpr(infix(this, "||", other), value || other.value, constants(this, other));
    }

    public BoolExpr _xor(BoolExpr other) {
        return new BoolExpr(infix(this, "^", other), value ^ other.value, constants(this, other));
    }

    public BoolExpr _not() {
        return new BoolExpr(prefix("!", this), !value, _isConstant());
    }

    public BoolExpr _eq(BoolExpr other) {
        return new BoolExpr(infix(this, "==", other), value == other.value, constants(this, other));
    }

    public BoolExpr _ne(BoolExpr other) {
        return new BoolExpr(infix(this, "!=", other), value != other.value, constants(this, other));
    }

    public StringExpr _toString() {
        return StringExpr._valueOf(this);
    }
}
