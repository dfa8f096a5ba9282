/** A String. A null string is null here too. */
public final class StringExpr extends Expr {
    final String value;

    StringExpr(Tree tree, String value, boolean constant) {
        super(constant ? new Tree("\"" + value + "\"") : tree, constant);
        this.value = value;
    }

    /** Null for null. */
    public static StringExpr _constant(String value) {
        return value == null ? null : new StringExpr(null, value, true);
    }

    /** A new array of Java, each of its texts a constant. */
    public static StringExpr[] _arrayOf(String[] texts) {
        StringExpr[] array = new StringExpr[texts.length];
        for (int i = 0; i < array.length; i++) array[i] = _constant(texts[i]);
        return array;
    }

    /** As String.valueOf and joining write it; `null` for null. */
    public static StringExpr _valueOf(Expr part) {
        if (part == null) return _constant("null");
        if (part instanceof StringExpr) return (StringExpr) part;
        return new StringExpr(call("String", "valueOf", part), part.toString(), part._isConstant());
    }

    /** The two joined; whatever is no expression counts as the text it prints as. */
    public static StringExpr _concat(Object left, Object right) {
        StringExpr first = textOf(left);
        StringExpr second = textOf(right);
        return new StringExpr(infix(first, "+", second), first.value + second.value, constants(first, second));
    }

    private static StringExpr textOf(Object part) {
        return part instanceof Expr ? _valueOf((Expr) part) : _constant(String.valueOf(part));
    }

    /** The value for Java's own operations. The path condition says from here on that the expression has it. */
    public String _getValue() {
        PathCondition.concretize(this);
        return value;
    }

    @Override
    Object value() {
        return value;
    }

    @Override
    String hasItsValue() {
        return _text() + ".equals(\"" + value + "\")";
    }

    /** The text; null for null. */
    static String textIn(StringExpr text) {
        return text == null ? null : text.value;
    }

    /** This, joined with what follows. */
    public StringExpr _plus(Object other) {
        return _concat(this, other);
    }

    public CharExpr[] __toCharArray() {
        CharExpr[] array = new CharExpr[value.length()];
        for (int i = 0; i < array.length; i++) array[i] = __charAt(IntExpr._constant(i));
        return array;
    }

    public BoolExpr __equals(Object other) {
        if (other instanceof StringExpr) {
            StringExpr text = (StringExpr) other;
            return new BoolExpr(call(this, "equals", text), value.equals(text.value), constants(this, text));
        }
        if (other instanceof String) return __equals(_constant((String) other));
        return BoolExpr._constant(false);
    }

    @Override
    public String toString() {
        return value;
    }

    public IntExpr __length() {
        return new IntExpr(call(this, "length"), value.length(), _isConstant());
    }

    public BoolExpr __isEmpty() {
        return new BoolExpr(call(this, "isEmpty"), value.isEmpty(), _isConstant());
    }

    public BoolExpr __isBlank() {
        return new BoolExpr(call(this, "isBlank"), value.isBlank(), _isConstant());
    }

    public CharExpr __charAt(IntExpr first) {
        return new CharExpr(call(this, "charAt", first), value.charAt(first.value), constants(this, first));
    }

    public CharExpr __charAt(int first) {
        return __charAt(IntExpr._constant(first));
    }

    public StringExpr __substring(IntExpr first) {
        return new StringExpr(call(this, "substring", first), value.substring(first.value), constants(this, first));
    }

    public StringExpr __substring(int first) {
        return __substring(IntExpr._constant(first));
    }

    public StringExpr __substring(IntExpr first, IntExpr second) {
        return new StringExpr(call(this, "substring", first, second), value.substring(first.value, second.value), constants(this, first, second));
    }

    public StringExpr __substring(int first, int second) {
        return __substring(IntExpr._constant(first), IntExpr._constant(second));
    }

    public BoolExpr __equalsIgnoreCase(StringExpr first) {
        return new BoolExpr(call(this, "equalsIgnoreCase", first), value.equalsIgnoreCase(textIn(first)), constants(this, first));
    }

    public BoolExpr __equalsIgnoreCase(String first) {
        return __equalsIgnoreCase(StringExpr._constant(first));
    }

    public IntExpr __compareTo(StringExpr first) {
        return new IntExpr(call(this, "compareTo", first), value.compareTo(textIn(first)), constants(this, first));
    }

    public IntExpr __compareTo(String first) {
        return __compareTo(StringExpr._constant(first));
    }

    public IntExpr __compareToIgnoreCase(StringExpr first) {
        return new IntExpr(call(this, "compareToIgnoreCase", first), value.compareToIgnoreCase(textIn(first)), constants(this, first));
    }

    public IntExpr __compareToIgnoreCase(String first) {
        return __compareToIgnoreCase(StringExpr._constant(first));
    }

    public IntExpr __indexOf(StringExpr first) {
        return new IntExpr(call(this, "indexOf", first), value.indexOf(textIn(first)), constants(this, first));
    }

    public IntExpr __indexOf(String first) {
        return __indexOf(StringExpr._constant(first));
    }

    public IntExpr __indexOf(CharExpr first) {
        return new IntExpr(call(this, "indexOf", first), value.indexOf(first.value), constants(this, first));
    }

    public IntExpr __indexOf(char first) {
        return __indexOf(CharExpr._constant(first));
    }

    public IntExpr __indexOf(StringExpr first, IntExpr second) {
        return new IntExpr(call(this, "indexOf", first, second), value.indexOf(textIn(first), second.value), constants(this, first, second));
    }

    public IntExpr __indexOf(CharExpr first, IntExpr second) {
        return new IntExpr(call(this, "indexOf", first, second), value.indexOf(first.value, second.value), constants(this, first, second));
    }

    public IntExpr __lastIndexOf(StringExpr first) {
        return new IntExpr(call(this, "lastIndexOf", first), value.lastIndexOf(textIn(first)), constants(this, first));
    }

    public IntExpr __lastIndexOf(String first) {
        return __lastIndexOf(StringExpr._constant(first));
    }

    public IntExpr __lastIndexOf(CharExpr first) {
        return new IntExpr(call(this, "lastIndexOf", first), value.lastIndexOf(first.value), constants(this, first));
    }

    public IntExpr __lastIndexOf(char first) {
        return __lastIndexOf(CharExpr._constant(first));
    }

    public BoolExpr __startsWith(StringExpr first) {
        return new BoolExpr(call(this, "startsWith", first), value.startsWith(textIn(first)), constants(this, first));
    }

    public BoolExpr __startsWith(String first) {
        return __startsWith(StringExpr._constant(first));
    }

    public BoolExpr __endsWith(StringExpr first) {
        return new BoolExpr(call(this, "endsWith", first), value.endsWith(textIn(first)), constants(this, first));
    }

    public BoolExpr __endsWith(String first) {
        return __endsWith(StringExpr._constant(first));
    }

    public BoolExpr __contains(StringExpr first) {
        return new BoolExpr(call(this, "contains", first), value.contains(textIn(first)), constants(this, first));
    }

    public BoolExpr __contains(String first) {
        return __contains(StringExpr._constant(first));
    }

    public StringExpr __trim() {
        return new StringExpr(call(this, "trim"), value.trim(), _isConstant());
    }

    public StringExpr __strip() {
        return new StringExpr(call(this, "strip"), value.strip(), _isConstant());
    }

    public StringExpr __toUpperCase() {
        return new StringExpr(call(this, "toUpperCase"), value.toUpperCase(), _isConstant());
    }

    public StringExpr __toLowerCase() {
        return new StringExpr(call(this, "toLowerCase"), value.toLowerCase(), _isConstant());
    }

    public StringExpr __concat(StringExpr first) {
        return new StringExpr(call(this, "concat", first), value.concat(textIn(first)), constants(this, first));
    }

    public StringExpr __concat(String first) {
        return __concat(StringExpr._constant(first));
    }

    public StringExpr __replace(CharExpr first, CharExpr second) {
        return new StringExpr(call(this, "replace", first, second), value.replace(first.value, second.value), constants(this, first, second));
    }

    public StringExpr __replace(StringExpr first, StringExpr second) {
        return new StringExpr(call(this, "replace", first, second), value.replace(textIn(first), textIn(second)), constants(this, first, second));
    }

    public StringExpr __replace(String first, String second) {
        return __replace(StringExpr._constant(first), StringExpr._constant(second));
    }

    public StringExpr __repeat(IntExpr first) {
        return new StringExpr(call(this, "repeat", first), value.repeat(first.value), constants(this, first));
    }

    public StringExpr __repeat(int first) {
        return __repeat(IntExpr._constant(first));
    }

    public IntExpr __hashCode() {
        return new IntExpr(call(this, "hashCode"), value.hashCode(), _isConstant());
    }

    public StringExpr _toString() {
        return this;
    }
}
