/** A StringBuilder or StringBuffer whose contents may be symbolic. */
public final class StringBuilderExpr {
    private StringExpr content;

    public StringBuilderExpr() {
        this(StringExpr._constant(""));
    }

    public StringBuilderExpr(StringExpr content) {
        if (content == null) throw new NullPointerException();
        this.content = content;
    }

    public StringBuilderExpr __append(Object part) {
        content = StringExpr._concat(content, part);
        return this;
    }

    public StringBuilderExpr __insert(IntExpr at, Object part) {
        StringExpr before = content.__substring(IntExpr._constant(0), at);
        content = StringExpr._concat(StringExpr._concat(before, part), content.__substring(at));
        return this;
    }

    public StringBuilderExpr __reverse() {
        String reversed = new StringBuilder(content.value).reverse().toString();
        content = new StringExpr(Expr.call(content, "reverse"), reversed, content._isConstant());
        return this;
    }

    public void __setLength(IntExpr length) {
        content = content.__substring(IntExpr._constant(0), length);
    }

    public StringBuilderExpr __deleteCharAt(IntExpr at) {
        StringExpr before = content.__substring(IntExpr._constant(0), at);
        content = StringExpr._concat(before, content.__substring(at._plus(1)));
        return this;
    }

    public IntExpr __length() {
        return content.__length();
    }

    public CharExpr __charAt(IntExpr at) {
        return content.__charAt(at);
    }

    public StringExpr __toString() {
        return content;
    }

    @Override
    public String toString() {
        return content.toString();
    }
}
