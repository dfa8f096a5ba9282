package java.util;

import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** A value, or none. */
public final class Optional<T> {
    private static final Optional<?> EMPTY = new Optional<Object>(null);

    private final T value;

    private Optional(T value) {
        this.value = value;
    }

    @SuppressWarnings("unchecked")
    public static <T> Optional<T> empty() {
        return (Optional<T>) EMPTY;
    }

    public static <T> Optional<T> of(T value) {
        if (value == null) throw new NullPointerException();
        return new Optional<T>(value);
    }

    public static <T> Optional<T> ofNullable(T value) {
        if (value == null) return empty();
        return new Optional<T>(value);
    }

    public T get() {
        return orElseThrow();
    }

    public boolean isPresent() {
        return value != null;
    }

    public boolean isEmpty() {
        return value == null;
    }

    public void ifPresent(Consumer<? super T> action) {
        if (value != null) action.accept(value);
    }

    public void ifPresentOrElse(Consumer<? super T> action, Runnable otherwise) {
        if (value != null) action.accept(value);
        else otherwise.run();
    }

    public Optional<T> filter(Predicate<? super T> condition) {
        if (condition == null) throw new NullPointerException();
        if (value == null || condition.test(value)) return this;
        return empty();
    }

    public <U> Optional<U> map(Function<? super T, ? extends U> function) {
        if (function == null) throw new NullPointerException();
        if (value == null) return empty();
        U result = function.apply(value);
        return ofNullable(result);
    }

    @SuppressWarnings("unchecked")
    public <U> Optional<U> flatMap(Function<? super T, ? extends Optional<? extends U>> function) {
        if (function == null) throw new NullPointerException();
        if (value == null) return empty();
        Optional<U> result = (Optional<U>) function.apply(value);
        if (result == null) throw new NullPointerException();
        return result;
    }

    @SuppressWarnings("unchecked")
    public Optional<T> or(Supplier<? extends Optional<? extends T>> supplier) {
        if (supplier == null) throw new NullPointerException();
        if (value != null) return this;
        Optional<T> other = (Optional<T>) supplier.get();
        if (other == null) throw new NullPointerException();
        return other;
    }

    public Stream<T> stream() {
        return Stream.<T>ofNullable(value);
    }

    public T orElse(T other) {
        return value == null ? other : value;
    }

    public T orElseGet(Supplier<? extends T> supplier) {
        return value == null ? supplier.get() : value;
    }

    public T orElseThrow() {
        if (value == null) throw new NoSuchElementException("No value present");
        return value;
    }

    public <X extends Throwable> T orElseThrow(Supplier<? extends X> exception) throws X {
        if (value == null) throw exception.get();
        return value;
    }

    public boolean equals(Object other) {
        if (this == other) return true;
        return other instanceof Optional && Objects.equals(value, ((Optional<?>) other).value);
    }

    public int hashCode() {
        return Objects.hashCode(value);
    }

    public String toString() {
        return value == null ? "Optional.empty" : "Optional[" + value + "]";
    }
}
