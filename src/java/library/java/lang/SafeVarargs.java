package java.lang;

/** The method below does nothing unsafe with its generic varargs. */
public @interface SafeVarargs {
}
