package java.util.function;

/** A condition on a value. */
@FunctionalInterface
public interface Predicate<T> {
    boolean test(T value);

    default Predicate<T> and(Predicate<? super T> other) {
        if (other == null) throw new NullPointerException();
        return value -> test(value) && other.test(value);
    }

    default Predicate<T> negate() {
        return value -> !test(value);
    }

    default Predicate<T> or(Predicate<? super T> other) {
        if (other == null) throw new NullPointerException();
        return value -> test(value) || other.test(value);
    }

    static <T> Predicate<T> isEqual(Object expected) {
        return value -> expected == null ? value == null : expected.equals(value);
    }

    @SuppressWarnings("unchecked")
    static <T> Predicate<T> not(Predicate<? super T> target) {
        if (target == null) throw new NullPointerException();
        return (Predicate<T>) target.negate();
    }
}
