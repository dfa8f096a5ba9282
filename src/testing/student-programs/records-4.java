import java.util.function.Function;

public class Main {
    sealed interface Result<T> permits Ok, Err {
        default <U> Result<U> then(Function<? super T, Result<U>> f) {
            if (this instanceof Ok<T> ok) return f.apply(ok.value());
            return new Err<>(((Err<T>) this).message());
        }
    }
    record Ok<T>(T value) implements Result<T> {}
    record Err<T>(String message) implements Result<T> {}

    static Result<Integer> parse(String s) {
        try {
            return new Ok<>(Integer.parseInt(s));
        } catch (NumberFormatException e) {
            return new Err<>("bad number: " + s);
        }
    }

    static Result<Double> root(int n) {
        return n < 0 ? new Err<>("negative: " + n) : new Ok<>(Math.sqrt(n));
    }

    public static void main(String[] args) {
        for (String s : new String[] {"16", "-4", "x1"}) {
            Result<Double> r = parse(s).then(Main::root);
            String text = r instanceof Ok<Double> ok ? "root " + ok.value() : "error " + ((Err<Double>) r).message();
            System.out.println(text);
        }
        System.out.println(parse("3").equals(new Ok<>(3)));
    }
}
