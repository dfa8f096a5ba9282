import java.util.List;

/**
 * The door of the library. Names in capitals decide: they return a boolean and record how it came out in the path
 * condition, for the conditions of if and while. Names in small letters on an expression build: `a._gt(b)`.
 * A class of an instrumented program may implement it, as a mark.
 */
public interface Symbolic {
    /** An unknown string, `string1`; empty in this run unless it is bound. */
    static StringExpr string() {
        String name = PathCondition.fresh("string");
        return new StringExpr(new Expr.Tree(name), (String) PathCondition.valueOf(name, ""), false);
    }

    /** An unknown int, `integer1`; 0 in this run unless it is bound. */
    static IntExpr integer() {
        String name = PathCondition.fresh("integer");
        return new IntExpr(new Expr.Tree(name), (Integer) PathCondition.valueOf(name, 0), false);
    }

    /** An unknown long; it counts among the integers: `integer1`. */
    static LongExpr longInteger() {
        String name = PathCondition.fresh("integer");
        return new LongExpr(new Expr.Tree(name), ((Number) PathCondition.valueOf(name, 0)).longValue(), false);
    }

    /** An unknown boolean, `bool1`; false in this run unless it is bound. */
    static BoolExpr bool() {
        String name = PathCondition.fresh("bool");
        return new BoolExpr(new Expr.Tree(name), (Boolean) PathCondition.valueOf(name, false), false);
    }

    /** An unknown double, `real1`; 0.0 in this run unless it is bound. */
    static RealExpr real() {
        String name = PathCondition.fresh("real");
        return new RealExpr(new Expr.Tree(name), (Double) PathCondition.valueOf(name, 0.0), false);
    }

    /** An input of a type of which there are no symbols: null. */
    static <T> T value() {
        return null;
    }

    /** The value that the symbol of this name gets when it is made. */
    static void bind(String name, String value) {
        PathCondition.bind(name, value);
    }

    static void bind(String name, int value) {
        PathCondition.bind(name, value);
    }

    static void bind(String name, boolean value) {
        PathCondition.bind(name, value);
    }

    static void bind(String name, double value) {
        PathCondition.bind(name, value);
    }

    /** What the branches taken and the values taken out so far say of the symbols, oldest first. */
    static List<String> pathCondition() {
        return PathCondition.conditions();
    }

    /** The conditions among them that fix an expression to its value, because Java's own operations took it. */
    static List<String> concretizations() {
        return PathCondition.concretizations();
    }

    /** Forgets path condition, bindings and symbols. */
    static void reset() {
        PathCondition.reset();
    }

    static IntExpr IntConstant(int value) {
        return IntExpr._constant(value);
    }

    static LongExpr LongConstant(long value) {
        return LongExpr._constant(value);
    }

    static RealExpr RealConstant(double value) {
        return RealExpr._constant(value);
    }

    static BoolExpr BoolConstant(boolean value) {
        return BoolExpr._constant(value);
    }

    static CharExpr CharConstant(char value) {
        return CharExpr._constant(value);
    }

    static StringExpr StringConstant(String value) {
        return StringExpr._constant(value);
    }

    /** The concrete text, taken out; null for null. */
    static String _value(StringExpr text) {
        return text == null ? null : text._getValue();
    }

    /** The index of an element that is changed in place: `a[_at(i++)] = a[_at()]._plus(1)`. */
    static int _at(int index) {
        return PathCondition.keepIndex(index);
    }

    /** The index kept last. */
    static int _at() {
        return PathCondition.keptIndex();
    }

    /** What is in a field of type int: 0 where nothing has been stored yet. */
    static IntExpr _orDefault(IntExpr field) {
        return field == null ? IntExpr._constant(0) : field;
    }

    static LongExpr _orDefault(LongExpr field) {
        return field == null ? LongExpr._constant(0) : field;
    }

    static RealExpr _orDefault(RealExpr field) {
        return field == null ? RealExpr._constant(0) : field;
    }

    static CharExpr _orDefault(CharExpr field) {
        return field == null ? CharExpr._constant('\0') : field;
    }

    static BoolExpr _orDefault(BoolExpr field) {
        return field == null ? BoolExpr._constant(false) : field;
    }

    /** Decides a condition. */
    static boolean _IS(BoolExpr condition) {
        return PathCondition.decide(condition);
    }

    static boolean _IS(boolean condition) {
        return condition;
    }

    static boolean _NOT(BoolExpr condition) {
        return PathCondition.decide(condition._not());
    }

    static boolean _AND(BoolExpr left, BoolExpr right) {
        return PathCondition.decide(left._and(right));
    }

    static boolean _OR(BoolExpr left, BoolExpr right) {
        return PathCondition.decide(left._or(right));
    }

    /** Decides which label a switch goes to, one label after another; the value that is switched on. */
    static int _SWITCH(IntExpr subject, int... labels) {
        for (int label : labels) if (_EQ(subject, label)) break;
        return subject.value;
    }

    static char _SWITCH(CharExpr subject, char... labels) {
        for (char label : labels) if (_EQ(subject, CharExpr._constant(label))) break;
        return subject.value;
    }

    /** Null for null, of which the switch takes care itself. */
    static String _SWITCH(StringExpr subject, String... labels) {
        if (subject == null) return null;
        for (String label : labels) if (_IS(subject.__equals(label))) break;
        return subject.value;
    }

    static boolean _GT(IntExpr left, IntExpr right) {
        return PathCondition.decide(left._gt(right));
    }

    static boolean _GT(IntExpr left, int right) {
        return _GT(left, IntExpr._constant(right));
    }

    static boolean _GT(int left, IntExpr right) {
        return _GT(IntExpr._constant(left), right);
    }

    static boolean _GT(LongExpr left, LongExpr right) {
        return PathCondition.decide(left._gt(right));
    }

    static boolean _GT(LongExpr left, long right) {
        return _GT(left, LongExpr._constant(right));
    }

    static boolean _GT(long left, LongExpr right) {
        return _GT(LongExpr._constant(left), right);
    }

    static boolean _GT(RealExpr left, RealExpr right) {
        return PathCondition.decide(left._gt(right));
    }

    static boolean _GT(RealExpr left, double right) {
        return _GT(left, RealExpr._constant(right));
    }

    static boolean _GT(double left, RealExpr right) {
        return _GT(RealExpr._constant(left), right);
    }

    static boolean _GE(IntExpr left, IntExpr right) {
        return PathCondition.decide(left._ge(right));
    }

    static boolean _GE(IntExpr left, int right) {
        return _GE(left, IntExpr._constant(right));
    }

    static boolean _GE(int left, IntExpr right) {
        return _GE(IntExpr._constant(left), right);
    }

    static boolean _GE(LongExpr left, LongExpr right) {
        return PathCondition.decide(left._ge(right));
    }

    static boolean _GE(LongExpr left, long right) {
        return _GE(left, LongExpr._constant(right));
    }

    static boolean _GE(long left, LongExpr right) {
        return _GE(LongExpr._constant(left), right);
    }

    static boolean _GE(RealExpr left, RealExpr right) {
        return PathCondition.decide(left._ge(right));
    }

    static boolean _GE(RealExpr left, double right) {
        return _GE(left, RealExpr._constant(right));
    }

    static boolean _GE(double left, RealExpr right) {
        return _GE(RealExpr._constant(left), right);
    }

    static boolean _LT(IntExpr left, IntExpr right) {
        return PathCondition.decide(left._lt(right));
    }

    static boolean _LT(IntExpr left, int right) {
        return _LT(left, IntExpr._constant(right));
    }

    static boolean _LT(int left, IntExpr right) {
        return _LT(IntExpr._constant(left), right);
    }

    static boolean _LT(LongExpr left, LongExpr right) {
        return PathCondition.decide(left._lt(right));
    }

    static boolean _LT(LongExpr left, long right) {
        return _LT(left, LongExpr._constant(right));
    }

    static boolean _LT(long left, LongExpr right) {
        return _LT(LongExpr._constant(left), right);
    }

    static boolean _LT(RealExpr left, RealExpr right) {
        return PathCondition.decide(left._lt(right));
    }

    static boolean _LT(RealExpr left, double right) {
        return _LT(left, RealExpr._constant(right));
    }

    static boolean _LT(double left, RealExpr right) {
        return _LT(RealExpr._constant(left), right);
    }

    static boolean _LE(IntExpr left, IntExpr right) {
        return PathCondition.decide(left._le(right));
    }

    static boolean _LE(IntExpr left, int right) {
        return _LE(left, IntExpr._constant(right));
    }

    static boolean _LE(int left, IntExpr right) {
        return _LE(IntExpr._constant(left), right);
    }

    static boolean _LE(LongExpr left, LongExpr right) {
        return PathCondition.decide(left._le(right));
    }

    static boolean _LE(LongExpr left, long right) {
        return _LE(left, LongExpr._constant(right));
    }

    static boolean _LE(long left, LongExpr right) {
        return _LE(LongExpr._constant(left), right);
    }

    static boolean _LE(RealExpr left, RealExpr right) {
        return PathCondition.decide(left._le(right));
    }

    static boolean _LE(RealExpr left, double right) {
        return _LE(left, RealExpr._constant(right));
    }

    static boolean _LE(double left, RealExpr right) {
        return _LE(RealExpr._constant(left), right);
    }

    static boolean _EQ(IntExpr left, IntExpr right) {
        return PathCondition.decide(left._eq(right));
    }

    static boolean _EQ(IntExpr left, int right) {
        return _EQ(left, IntExpr._constant(right));
    }

    static boolean _EQ(int left, IntExpr right) {
        return _EQ(IntExpr._constant(left), right);
    }

    static boolean _EQ(LongExpr left, LongExpr right) {
        return PathCondition.decide(left._eq(right));
    }

    static boolean _EQ(LongExpr left, long right) {
        return _EQ(left, LongExpr._constant(right));
    }

    static boolean _EQ(long left, LongExpr right) {
        return _EQ(LongExpr._constant(left), right);
    }

    static boolean _EQ(RealExpr left, RealExpr right) {
        return PathCondition.decide(left._eq(right));
    }

    static boolean _EQ(RealExpr left, double right) {
        return _EQ(left, RealExpr._constant(right));
    }

    static boolean _EQ(double left, RealExpr right) {
        return _EQ(RealExpr._constant(left), right);
    }

    static boolean _EQ(CharExpr left, CharExpr right) {
        return PathCondition.decide(left._eq(right));
    }

    static boolean _EQ(BoolExpr left, BoolExpr right) {
        return PathCondition.decide(left._eq(right));
    }

    static boolean _NE(IntExpr left, IntExpr right) {
        return PathCondition.decide(left._ne(right));
    }

    static boolean _NE(IntExpr left, int right) {
        return _NE(left, IntExpr._constant(right));
    }

    static boolean _NE(int left, IntExpr right) {
        return _NE(IntExpr._constant(left), right);
    }

    static boolean _NE(LongExpr left, LongExpr right) {
        return PathCondition.decide(left._ne(right));
    }

    static boolean _NE(LongExpr left, long right) {
        return _NE(left, LongExpr._constant(right));
    }

    static boolean _NE(long left, LongExpr right) {
        return _NE(LongExpr._constant(left), right);
    }

    static boolean _NE(RealExpr left, RealExpr right) {
        return PathCondition.decide(left._ne(right));
    }

    static boolean _NE(RealExpr left, double right) {
        return _NE(left, RealExpr._constant(right));
    }

    static boolean _NE(double left, RealExpr right) {
        return _NE(RealExpr._constant(left), right);
    }

    static boolean _NE(CharExpr left, CharExpr right) {
        return PathCondition.decide(left._ne(right));
    }

    static boolean _NE(BoolExpr left, BoolExpr right) {
        return PathCondition.decide(left._ne(right));
    }
}
