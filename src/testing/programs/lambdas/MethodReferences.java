import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Static, bound, unbound and constructor references, and references to super and arrays. */
public class MethodReferences {
    private final String text;

    MethodReferences(String text) {
        this.text = text;
        System.out.print("(new " + text + ") ");
    }

    MethodReferences() {
        this("empty");
    }

    static String shout(String s) {
        return s.toUpperCase() + "!";
    }

    String join(String other) {
        return text + "+" + other;
    }

    String text() {
        return text;
    }

    String describe() {
        return "plain " + text;
    }

    static MethodReferences make(String name) {
        System.out.print("(make " + name + ") ");
        return new MethodReferences(name);
    }

    static class Sub extends MethodReferences {
        Sub() {
            super("sub");
        }

        @Override
        String describe() {
            Supplier<String> s = super::describe;
            Supplier<String> t = this::text;
            return "sub of " + s.get() + " " + t.get();
        }
    }

    static <T, R> List<R> map(List<T> list, Function<? super T, ? extends R> f) {
        List<R> result = new ArrayList<>();
        for (T t : list) {
            result.add(f.apply(t));
        }
        return result;
    }

    static int sum(int... numbers) {
        int total = 0;
        for (int n : numbers) {
            total += n;
        }
        return total;
    }

    public static void main(String[] args) {
        List<String> words = Arrays.asList("one", "two", "three");
        System.out.println(map(words, MethodReferences::shout));
        System.out.println(map(words, String::length));
        List<MethodReferences> made = map(words, MethodReferences::new);
        System.out.println(map(made, MethodReferences::text));
        Function<String, String> bound = make("bound")::join;
        System.out.println();
        System.out.println(bound.apply("a") + " " + bound.apply("b"));
        BiFunction<MethodReferences, String, String> unbound = MethodReferences::join;
        System.out.println(unbound.apply(made.get(0), "x"));
        Supplier<MethodReferences> noArgument = MethodReferences::new;
        System.out.println(noArgument.get().text + " " + (noArgument.get() == noArgument.get()));
        IntFunction<int[]> arrays = int[]::new;
        System.out.println(arrays.apply(4).length);
        Function<Integer, List<String>> lists = ArrayList::new;
        System.out.println(lists.apply(10));
        System.out.println(new Sub().describe());
        words.forEach(System.out::print);
        System.out.println();
        BiFunction<Integer, Integer, Integer> max = Math::max;
        System.out.println(max.apply(3, 9));
        Comparator<String> byLength = Comparator.comparing(String::length);
        Collections.sort(words, byLength.thenComparing(Comparator.reverseOrder()));
        System.out.println(words);
        BiFunction<Integer, Integer, Integer> variable = MethodReferences::sum;
        System.out.println(variable.apply(4, 5));
        UnaryOperator<String> trim = String::trim;
        System.out.println("[" + trim.apply("  t ") + "]");
        MethodReferences none = null;
        try {
            Supplier<String> s = none::text;
            System.out.println("not reached " + s);
        } catch (NullPointerException e) {
            System.out.println("bound receiver is null");
        }
        Function<MethodReferences, String> late = MethodReferences::text;
        try {
            late.apply(none);
        } catch (NullPointerException e) {
            System.out.println("unbound receiver is null");
        }
    }
}
