package java.util.function;

/** A condition on a double. */
@FunctionalInterface
public interface DoublePredicate {
    boolean test(double value);

    default DoublePredicate and(DoublePredicate other) {
        if (other == null) throw new NullPointerException();
        return value -> test(value) && other.test(value);
    }

    default DoublePredicate negate() {
        return value -> !test(value);
    }

    default DoublePredicate or(DoublePredicate other) {
        if (other == null) throw new NullPointerException();
        return value -> test(value) || other.test(value);
    }
}
