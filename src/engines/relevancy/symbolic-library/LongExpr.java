/** A long. */
public final class LongExpr extends Expr {
    final long value;

    LongExpr(Tree tree, long value, boolean constant) {
        super(constant ? new Tree(value + "L") : tree, constant);
        this.value = value;
    }

    public static LongExpr _constant(long value) {
        return new LongExpr(null, value, true);
    }

    public static LongExpr _parseLong(StringExpr text) {
        long value = Long.parseLong(StringExpr.textIn(text));
        return new LongExpr(call("Long", "parseLong", text), value, constants(text));
    }

    public static LongExpr _max(LongExpr a, LongExpr b) {
        return new LongExpr(call("Math", "max", a, b), Math.max(a.value, b.value), constants(a, b));
    }

    public static LongExpr _min(LongExpr a, LongExpr b) {
        return new LongExpr(call("Math", "min", a, b), Math.min(a.value, b.value), constants(a, b));
    }

    public static IntExpr _compare(LongExpr a, LongExpr b) {
        return new IntExpr(call("Long", "compare", a, b), Long.compare(a.value, b.value), constants(a, b));
    }

    /** An array as `new long[length]` makes it. */
    public static LongExpr[] _array(int length) {
        LongExpr[] array = new LongExpr[length];
        for (int i = 0; i < length; i++) array[i] = _constant(0L);
        return array;
    }

    /** Rows as `new long[length][width]` makes them. */
    public static LongExpr[][] _array(int length, int width) {
        LongExpr[][] rows = new LongExpr[length][];
        for (int i = 0; i < length; i++) rows[i] = _array(width);
        return rows;
    }

    /** A new array of Java, each of its values a constant. */
    public static LongExpr[] _arrayOf(long[] values) {
        LongExpr[] array = new LongExpr[values.length];
        for (int i = 0; i < array.length; i++) array[i] = _constant(values[i]);
        return array;
    }

    /** As Arrays.copyOf has it, with 0 behind the end. */
    public static LongExpr[] _copyOf(LongExpr[] array, int length) {
        return _copyOfRange(array, 0, length);
    }

    public static LongExpr[] _copyOfRange(LongExpr[] array, int from, int to) {
        if (from < 0 || from > array.length) throw new ArrayIndexOutOfBoundsException();
        if (from > to) throw new IllegalArgumentException(from + " > " + to);
        LongExpr[] copy = _array(to - from);
        for (int i = from; i < to && i < array.length; i++) copy[i - from] = array[i];
        return copy;
    }

    /** The value for Java's own operations. The path condition says from here on that the expression has it. */
    public long _getValue() {
        PathCondition.concretize(this);
        return value;
    }

    @Override
    Object value() {
        return value;
    }

    public LongExpr _plus(LongExpr other) {
        return new LongExpr(infix(this, "+", other), value + other.value, constants(this, other));
    }

    public LongExpr _plus(long other) {
        return _plus(_constant(other));
    }

    public LongExpr _minus(LongExpr other) {
        return new LongExpr(infix(this, "-", other), value - other.value, constants(this, other));
    }

    public LongExpr _minus(long other) {
        return _minus(_constant(other));
    }

    public LongExpr _times(LongExpr other) {
        return new LongExpr(infix(this, "*", other), value * other.value, constants(this, other));
    }

    public LongExpr _times(long other) {
        return _times(_constant(other));
    }

    /** Fails for zero, as / does. */
    public LongExpr _dividedBy(LongExpr other) {
        return new LongExpr(infix(this, "/", other), value / other.value, constants(this, other));
    }

    public LongExpr _dividedBy(long other) {
        return _dividedBy(_constant(other));
    }

    /** Fails for zero, as % does. */
    public LongExpr _remainder(LongExpr other) {
        return new LongExpr(infix(this, "%", other), value % other.value, constants(this, other));
    }

    public LongExpr _remainder(long other) {
        return _remainder(_constant(other));
    }

    public LongExpr _and(LongExpr other) {
        return new LongExpr(infix(this, "&", other), value & other.value, constants(this, other));
    }

    public LongExpr _and(long other) {
        return _and(_constant(other));
    }

    public LongExpr _or(LongExpr other) {
        return new LongExpr(infix(this, "|", other), value | other.value, constants(this, other));
    }

    public LongExpr _or(long other) {
        return _or(_constant(other));
    }

    public LongExpr _xor(LongExpr other) {
        return new LongExpr(infix(this, "^", other), value ^ other.value, constants(this, other));
    }

    public LongExpr _xor(long other) {
        return _xor(_constant(other));
    }

    public LongExpr _shiftLeft(IntExpr distance) {
        return new LongExpr(infix(this, "<<", distance), value << distance.value, constants(this, distance));
    }

    public LongExpr _shiftRight(IntExpr distance) {
        return new LongExpr(infix(this, ">>", distance), value >> distance.value, constants(this, distance));
    }

    public LongExpr _shiftRightUnsigned(IntExpr distance) {
        return new LongExpr(infix(this, ">>>", distance), value >>> distance.value, constants(this, distance));
    }

    public LongExpr _complement() {
        return new LongExpr(prefix("~", this), ~value, _isConstant());
    }

    public LongExpr _negated() {
        return new LongExpr(prefix("-", this), -value, _isConstant());
    }

    public LongExpr _abs() {
        return new LongExpr(call("Math", "abs", this), Math.abs(value), _isConstant());
    }

    public IntExpr _signum() {
        return new IntExpr(call("Long", "signum", this), Long.signum(value), _isConstant());
    }

    public IntExpr _bitCount() {
        return new IntExpr(call("Long", "bitCount", this), Long.bitCount(value), _isConstant());
    }

    public BoolExpr _gt(LongExpr other) {
        return new BoolExpr(infix(this, ">", other), value > other.value, constants(this, other));
    }

    public BoolExpr _ge(LongExpr other) {
        return new BoolExpr(infix(this, ">=", other), value >= other.value, constants(this, other));
    }

    public BoolExpr _lt(LongExpr other) {
        return new BoolExpr(infix(this, "<", other), value < other.value, constants(this, other));
    }

    public BoolExpr _le(LongExpr other) {
        return new BoolExpr(infix(this, "<=", other), value <= other.value, constants(this, other));
    }

    public BoolExpr _eq(LongExpr other) {
        return new BoolExpr(infix(this, "==", other), value == other.value, constants(this, other));
    }

    public BoolExpr _ne(LongExpr other) {
        return new BoolExpr(infix(this, "!=", other), value != other.value, constants(this, other));
    }

    public IntExpr _toInt() {
        return new IntExpr(prefix("(int) ", this), (int) value, _isConstant());
    }

    public RealExpr _toReal() {
        return new RealExpr(prefix("(double) ", this), (double) value, _isConstant());
    }

    public StringExpr _toString() {
        return StringExpr._valueOf(this);
    }
}
