import java.util.function.Function;
import java.util.function.Supplier;

/** `this`, fields and local names inside lambdas belong to the surrounding method. */
public class LambdasAndThis {
    private final String name;
    private int calls;
    final Supplier<String> inField = () -> "field of " + this.name() + " " + calls++;
    static final Function<Integer, Integer> STATIC = n -> n < 2 ? n : fib(n);

    static int fib(int n) {
        return LambdasAndThis.STATIC.apply(n - 1) + LambdasAndThis.STATIC.apply(n - 2);
    }

    LambdasAndThis(String name) {
        this.name = name;
        System.out.println(inField.get());
    }

    String name() {
        return name;
    }

    @Override
    public String toString() {
        return "main object " + name;
    }

    Supplier<String> lambda() {
        return () -> toString() + " " + this;
    }

    Supplier<String> anonymous() {
        return new Supplier<>() {
            @Override
            public String get() {
                return toString() + " | " + LambdasAndThis.this;
            }

            @Override
            public String toString() {
                return "anonymous object";
            }
        };
    }

    Runnable counting() {
        return () -> {
            calls += 5;
            Runnable inner = () -> calls *= 2;
            inner.run();
            inner.run();
        };
    }

    static class Derived extends LambdasAndThis {
        Derived() {
            super("derived");
        }

        @Override
        String name() {
            return "overridden " + super.name();
        }

        Supplier<String> viaSuper() {
            return () -> super.name() + "/" + name() + "/" + super.toString();
        }
    }

    public static void main(String[] args) {
        LambdasAndThis a = new LambdasAndThis("a");
        System.out.println(a.lambda().get());
        System.out.println(a.anonymous().get());
        a.counting().run();
        System.out.println(a.calls + " " + a.inField.get());
        Derived d = new Derived();
        System.out.println(d.inField.get());
        System.out.println(d.viaSuper().get());
        System.out.println(STATIC.apply(10));
        Supplier<String> self = a.inField;
        a = null;
        System.out.println(self.get());
    }
}
