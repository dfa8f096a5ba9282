import java.util.*;
import java.util.function.*;

/** Method references with type arguments of their own, constructors of classes and arrays. */
public class TypedReferences {
    static <T> List<T> twice(T t) {
        List<T> l = new ArrayList<>();
        l.add(t);
        l.add(t);
        return l;
    }
    static class Box<T> {
        T v;
        Box(T v) {
            this.v = v;
        }
        <R> Box<R> map(Function<? super T, ? extends R> f) {
            return new Box<R>(f.apply(v));
        }
        public String toString() {
            return "Box(" + v + ")";
        }
    }
    public static void main(String[] args) {
        Function<String, List<String>> f = TypedReferences::<String>twice;
        System.out.println(f.apply("a"));
        Supplier<List<String>> s = ArrayList<String>::new;
        List<String> l = s.get();
        l.add("z");
        System.out.println(l);
        Function<Integer, Box<Integer>> mk = Box<Integer>::new;
        System.out.println(mk.apply(3).map(x -> x + 1).map(String::valueOf).v.length());
        Function<String, Box<String>> mk2 = Box::new;
        System.out.println(mk2.apply("q"));
        IntFunction<int[]> arr = int[]::new;
        System.out.println(arr.apply(4).length);
        IntFunction<List<String>[]> garr = List[]::new;
        System.out.println(garr.apply(2).length);
        BiFunction<Box<Integer>, Function<Integer, String>, Box<String>> bm = Box<Integer>::<String>map;
        System.out.println(bm.apply(new Box<>(5), i -> "i" + i));
        Function<List<String>, Integer> size = List<String>::size;
        System.out.println(size.apply(List.of("p", "q")));
    }
}
