/** An int; byte and short are ints with a narrowing. Overflow is that of int. */
public final class IntExpr extends Expr {
    final int value;

    IntExpr(Tree tree, int value, boolean constant) {
        super(constant ? new Tree(String.valueOf(value)) : tree, constant);
        this.value = value;
    }

    public static IntExpr _constant(int value) {
        return new IntExpr(null, value, true);
    }

    public static IntExpr _parseInt(StringExpr text) {
        int value = Integer.parseInt(StringExpr.textIn(text));
        return new IntExpr(call("Integer", "parseInt", text), value, constants(text));
    }

    public static IntExpr _max(IntExpr a, IntExpr b) {
        return new IntExpr(call("Math", "max", a, b), Math.max(a.value, b.value), constants(a, b));
    }

    public static IntExpr _min(IntExpr a, IntExpr b) {
        return new IntExpr(call("Math", "min", a, b), Math.min(a.value, b.value), constants(a, b));
    }

    public static IntExpr _compare(IntExpr a, IntExpr b) {
        return new IntExpr(call("Integer", "compare", a, b), Integer.compare(a.value, b.value), constants(a, b));
    }

    /** An array as `new int[length]` makes it. */
    public static IntExpr[] _array(int length) {
        IntExpr[] array = new IntExpr[length];
        for (int i = 0; i < length; i++) array[i] = _constant(0);
        return array;
    }

    /** Rows as `new int[length][width]` makes them. */
    public static IntExpr[][] _array(int length, int width) {
        IntExpr[][] rows = new IntExpr[length][];
        for (int i = 0; i < length; i++) rows[i] = _array(width);
        return rows;
    }

    /** A new array of Java, each of its values a constant. */
    public static IntExpr[] _arrayOf(int[] values) {
        IntExpr[] array = new IntExpr[values.length];
        for (int i = 0; i < array.length; i++) array[i] = _constant(values[i]);
        return array;
    }

    /** As Arrays.copyOf has it, with 0 behind the end. */
    public static IntExpr[] _copyOf(IntExpr[] array, int length) {
        return _copyOfRange(array, 0, length);
    }

    public static IntExpr[] _copyOfRange(IntExpr[] array, int from, int to) {
        if (from < 0 || from > array.length) throw new ArrayIndexOutOfBoundsException();
        if (from > to) throw new IllegalArgumentException(from + " > " + to);
        IntExpr[] copy = _array(to - from);
        for (int i = from; i < to && i < array.length; i++) copy[i - from] = array[i];
        return copy;
    }

    /** The value for Java's own operations. The path condition says from here on that the expression has it. */
    public int _getValue() {
        PathCondition.concretize(this);
        return value;
    }

    @Override
    Object value() {
        return value;
    }

    public IntExpr _plus(IntExpr other) {
        return new IntExpr(infix(this, "+", other), value + other.value, constants(this, other));
    }

    public IntExpr _plus(int other) {
        return _plus(_constant(other));
    }

    public IntExpr _minus(IntExpr other) {
        return new IntExpr(infix(this, "-", other), value - other.value, constants(this, other));
    }

    public IntExpr _minus(int other) {
        return _minus(_constant(other));
    }

    public IntExpr _times(IntExpr other) {
        return new IntExpr(infix(this, "*", other), value * other.value, constants(this, other));
    }

    public IntExpr _times(int other) {
        return _times(_constant(other));
    }

    /** Fails for zero, as / does. */
    public IntExpr _dividedBy(IntExpr other) {
        return new IntExpr(infix(this, "/", other), value / other.value, constants(this, other));
    }

    public IntExpr _dividedBy(int other) {
        return _dividedBy(_constant(other));
    }

    /** Fails for zero, as % does. */
    public IntExpr _remainder(IntExpr other) {
        return new IntExpr(infix(this, "%", other), value % other.value, constants(this, other));
    }

    public IntExpr _remainder(int other) {
        return _remainder(_constant(other));
    }

    public IntExpr _and(IntExpr other) {
        return new IntExpr(infix(this, "&", other), value & other.value, constants(this, other));
    }

    public IntExpr _and(int other) {
        return _and(_constant(other));
    }

    public IntExpr _or(IntExpr other) {
        return new IntExpr(infix(this, "|", other), value | other.value, constants(this, other));
    }

    public IntExpr _or(int other) {
        return _or(_constant(other));
    }

    public IntExpr _xor(IntExpr other) {
        return new IntExpr(infix(this, "^", other), value ^ other.value, constants(this, other));
    }

    public IntExpr _xor(int other) {
        return _xor(_constant(other));
    }

    public IntExpr _shiftLeft(IntExpr distance) {
        return new IntExpr(infix(this, "<<", distance), value << distance.value, constants(this, distance));
    }

    public IntExpr _shiftRight(IntExpr distance) {
        return new IntExpr(infix(this, ">>", distance), value >> distance.value, constants(this, distance));
    }

    public IntExpr _shiftRightUnsigned(IntExpr distance) {
        return new IntExpr(infix(this, ">>>", distance), value >>> distance.value, constants(this, distance));
    }

    public IntExpr _complement() {
        return new IntExpr(prefix("~", this), ~value, _isConstant());
    }

    public IntExpr _negated() {
        return new IntExpr(prefix("-", this), -value, _isConstant());
    }

    public IntExpr _abs() {
        return new IntExpr(call("Math", "abs", this), Math.abs(value), _isConstant());
    }

    public IntExpr _signum() {
        return new IntExpr(call("Integer", "signum", this), Integer.signum(value), _isConstant());
    }

    public IntExpr _bitCount() {
        return new IntExpr(call("Integer", "bitCount", this), Integer.bitCount(value), _isConstant());
    }

    public BoolExpr _gt(IntExpr other) {
        return new BoolExpr(infix(this, ">", other), value > other.value, constants(this, other));
    }

    public BoolExpr _ge(IntExpr other) {
        return new BoolExpr(infix(this, ">=", other), value >= other.value, constants(this, other));
    }

    public BoolExpr _lt(IntExpr other) {
        return new BoolExpr(infix(this, "<", other), value < other.value, constants(this, other));
    }

    public BoolExpr _le(IntExpr other) {
        return new BoolExpr(infix(this, "<=", other), value <= other.value, constants(this, other));
    }

    public BoolExpr _eq(IntExpr other) {
        return new BoolExpr(infix(this, "==", other), value == other.value, constants(this, other));
    }

    public BoolExpr _ne(IntExpr other) {
        return new BoolExpr(infix(this, "!=", other), value != other.value, constants(this, other));
    }

    public LongExpr _toLong() {
        return new LongExpr(prefix("(long) ", this), (long) value, _isConstant());
    }

    public RealExpr _toReal() {
        return new RealExpr(prefix("(double) ", this), (double) value, _isConstant());
    }

    public CharExpr _toChar() {
        return new CharExpr(prefix("(char) ", this), (char) value, _isConstant());
    }

    /** Narrowed to byte; an int again, as in Java's arithmetic. */
    public IntExpr _toByte() {
        return new IntExpr(prefix("(byte) ", this), (byte) value, _isConstant());
    }

    /** Narrowed to short; an int again, as in Java's arithmetic. */
    public IntExpr _toShort() {
        return new IntExpr(prefix("(short) ", this), (short) value, _isConstant());
    }

    public StringExpr _toString() {
        return StringExpr._valueOf(this);
    }
}
