/** A char: joined with text it is a letter, in arithmetic it is first widened to an int. */
public final class CharExpr extends Expr {
    final char value;

    CharExpr(Tree tree, char value, boolean constant) {
        super(constant ? new Tree("'" + value + "'") : tree, constant);
        this.value = value;
    }

    public static CharExpr _constant(char value) {
        return new CharExpr(null, value, true);
    }

    public static IntExpr _compare(CharExpr a, CharExpr b) {
        return new IntExpr(call("Character", "compare", a, b), Character.compare(a.value, b.value), constants(a, b));
    }

    /** An array as `new char[length]` makes it. */
    public static CharExpr[] _array(int length) {
        CharExpr[] array = new CharExpr[length];
        for (int i = 0; i < length; i++) array[i] = _constant('\0');
        return array;
    }

    /** Rows as `new char[length][width]` makes them. */
    public static CharExpr[][] _array(int length, int width) {
        CharExpr[][] rows = new CharExpr[length][];
        for (int i = 0; i < length; i++) rows[i] = _array(width);
        return rows;
    }

    /** A new array of Java, each of its values a constant. */
    public static CharExpr[] _arrayOf(char[] values) {
        CharExpr[] array = new CharExpr[values.length];
        for (int i = 0; i < array.length; i++) array[i] = _constant(values[i]);
        return array;
    }

    /** As Arrays.copyOf has it, with zeros behind the end. */
    public static CharExpr[] _copyOf(CharExpr[] array, int length) {
        return _copyOfRange(array, 0, length);
    }

    public static CharExpr[] _copyOfRange(CharExpr[] array, int from, int to) {
        if (from < 0 || from > array.length) throw new ArrayIndexOutOfBoundsException();
        if (from > to) throw new IllegalArgumentException(from + " > " + to);
        CharExpr[] copy = _array(to - from);
        for (int i = from; i < to && i < array.length; i++) copy[i - from] = array[i];
        return copy;
    }

    /** The value for Java's own operations. The path condition says from here on that the expression has it. */
    public char _getValue() {
        PathCondition.concretize(this);
        return value;
    }

    @Override
    Object value() {
        return value;
    }

    @Override
    String literal() {
        return "'" + value + "'";
    }

    public IntExpr _toInt() {
        return new IntExpr(prefix("(int) ", this), value, _isConstant());
    }

    public BoolExpr _eq(CharExpr other) {
        return new BoolExpr(infix(this, "==", other), value == other.value, constants(this, other));
    }

    public BoolExpr _ne(CharExpr other) {
        return new BoolExpr(infix(this, "!=", other), value != other.value, constants(this, other));
    }

    public BoolExpr __isDigit() {
        return is("isDigit", Character.isDigit(value));
    }

    public BoolExpr __isLetter() {
        return is("isLetter", Character.isLetter(value));
    }

    public BoolExpr __isLetterOrDigit() {
        return is("isLetterOrDigit", Character.isLetterOrDigit(value));
    }

    public BoolExpr __isUpperCase() {
        return is("isUpperCase", Character.isUpperCase(value));
    }

    public BoolExpr __isLowerCase() {
        return is("isLowerCase", Character.isLowerCase(value));
    }

    public BoolExpr __isWhitespace() {
        return is("isWhitespace", Character.isWhitespace(value));
    }

    public CharExpr __toUpperCase() {
        return new CharExpr(call("Character", "toUpperCase", this), Character.toUpperCase(value), _isConstant());
    }

    public CharExpr __toLowerCase() {
        return new CharExpr(call("Character", "toLowerCase", this), Character.toLowerCase(value), _isConstant());
    }

    public IntExpr __getNumericValue() {
        return new IntExpr(call("Character", "getNumericValue", this), Character.getNumericValue(value), _isConstant());
    }

    public StringExpr _toString() {
        return StringExpr._valueOf(this);
    }

    private BoolExpr is(String question, boolean answer) {
        return new BoolExpr(call("Character", question, this), answer, _isConstant());
    }
}
