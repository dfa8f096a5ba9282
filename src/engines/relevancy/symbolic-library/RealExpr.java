/** A double. */
public final class RealExpr extends Expr {
    final double value;

    RealExpr(Tree tree, double value, boolean constant) {
        super(constant ? new Tree(String.valueOf(value)) : tree, constant);
        this.value = value;
    }

    public static RealExpr _constant(double value) {
        return new RealExpr(null, value, true);
    }

    public static RealExpr _parseDouble(StringExpr text) {
        double value = Double.parseDouble(StringExpr.textIn(text));
        return new RealExpr(call("Double", "parseDouble", text), value, constants(text));
    }

    public static RealExpr _max(RealExpr a, RealExpr b) {
        return new RealExpr(call("Math", "max", a, b), Math.max(a.value, b.value), constants(a, b));
    }

    public static RealExpr _min(RealExpr a, RealExpr b) {
        return new RealExpr(call("Math", "min", a, b), Math.min(a.value, b.value), constants(a, b));
    }

    public static IntExpr _compare(RealExpr a, RealExpr b) {
        return new IntExpr(call("Double", "compare", a, b), Double.compare(a.value, b.value), constants(a, b));
    }

    /** An array as `new double[length]` makes it. */
    public static RealExpr[] _array(int length) {
        RealExpr[] array = new RealExpr[length];
        for (int i = 0; i < length; i++) array[i] = _constant(0.0);
        return array;
    }

    /** Rows as `new double[length][width]` makes them. */
    public static RealExpr[][] _array(int length, int width) {
        RealExpr[][] rows = new RealExpr[length][];
        for (int i = 0; i < length; i++) rows[i] = _array(width);
        return rows;
    }

    /** A new array of Java, each of its values a constant. */
    public static RealExpr[] _arrayOf(double[] values) {
        RealExpr[] array = new RealExpr[values.length];
        for (int i = 0; i < array.length; i++) array[i] = _constant(values[i]);
        return array;
    }

    /** As Arrays.copyOf has it, with 0 behind the end. */
    public static RealExpr[] _copyOf(RealExpr[] array, int length) {
        return _copyOfRange(array, 0, length);
    }

    public static RealExpr[] _copyOfRange(RealExpr[] array, int from, int to) {
        if (from < 0 || from > array.length) throw new ArrayIndexOutOfBoundsException();
        if (from > to) throw new IllegalArgumentException(from + " > " + to);
        RealExpr[] copy = _array(to - from);
        for (int i = from; i < to && i < array.length; i++) copy[i - from] = array[i];
        return copy;
    }

    /** The value for Java's own operations. The path condition says from here on that the expression has it. */
    public double _getValue() {
        PathCondition.concretize(this);
        return value;
    }

    @Override
    Object value() {
        return value;
    }

    public RealExpr _plus(RealExpr other) {
        return new RealExpr(infix(this, "+", other), value + other.value, constants(this, other));
    }

    public RealExpr _plus(double other) {
        return _plus(_constant(other));
    }

    public RealExpr _minus(RealExpr other) {
        return new RealExpr(infix(this, "-", other), value - other.value, constants(this, other));
    }

    public RealExpr _minus(double other) {
        return _minus(_constant(other));
    }

    public RealExpr _times(RealExpr other) {
        return new RealExpr(infix(this, "*", other), value * other.value, constants(this, other));
    }

    public RealExpr _times(double other) {
        return _times(_constant(other));
    }

    public RealExpr _dividedBy(RealExpr other) {
        return new RealExpr(infix(this, "/", other), value / other.value, constants(this, other));
    }

    public RealExpr _dividedBy(double other) {
        return _dividedBy(_constant(other));
    }

    public RealExpr _remainder(RealExpr other) {
        return new RealExpr(infix(this, "%", other), value % other.value, constants(this, other));
    }

    public RealExpr _remainder(double other) {
        return _remainder(_constant(other));
    }

    public RealExpr _sqrt() {
        return new RealExpr(call("Math", "sqrt", this), Math.sqrt(value), _isConstant());
    }

    public RealExpr _floor() {
        return new RealExpr(call("Math", "floor", this), Math.floor(value), _isConstant());
    }

    public RealExpr _ceil() {
        return new RealExpr(call("Math", "ceil", this), Math.ceil(value), _isConstant());
    }

    public RealExpr _rint() {
        return new RealExpr(call("Math", "rint", this), Math.rint(value), _isConstant());
    }

    public RealExpr _pow(RealExpr exponent) {
        return new RealExpr(call("Math", "pow", this, exponent), Math.pow(value, exponent.value), constants(this, exponent));
    }

    public LongExpr _round() {
        return new LongExpr(call("Math", "round", this), Math.round(value), _isConstant());
    }

    public RealExpr _negated() {
        return new RealExpr(prefix("-", this), -value, _isConstant());
    }

    public RealExpr _abs() {
        return new RealExpr(call("Math", "abs", this), Math.abs(value), _isConstant());
    }

    public BoolExpr _gt(RealExpr other) {
        return new BoolExpr(infix(this, ">", other), value > other.value, constants(this, other));
    }

    public BoolExpr _ge(RealExpr other) {
        return new BoolExpr(infix(this, ">=", other), value >= other.value, constants(this, other));
    }

    public BoolExpr _lt(RealExpr other) {
        return new BoolExpr(infix(this, "<", other), value < other.value, constants(this, other));
    }

    public BoolExpr _le(RealExpr other) {
        return new BoolExpr(infix(this, "<=", other), value <= other.value, constants(this, other));
    }

    public BoolExpr _eq(RealExpr other) {
        return new BoolExpr(infix(this, "==", other), value == other.value, constants(this, other));
    }

    public BoolExpr _ne(RealExpr other) {
        return new BoolExpr(infix(this, "!=", other), value != other.value, constants(this, other));
    }

    public IntExpr _toInt() {
        return new IntExpr(prefix("(int) ", this), (int) value, _isConstant());
    }

    public LongExpr _toLong() {
        return new LongExpr(prefix("(long) ", this), (long) value, _isConstant());
    }

    public StringExpr _toString() {
        return StringExpr._valueOf(this);
    }
}
