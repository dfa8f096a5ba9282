import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** All the places where null leads to an exception, and those where it does not. */
public class NullPointers {
    int field = 1;
    NullPointers next;
    static int count = 0;

    interface Action {
        void run();
    }

    void method() {
    }

    static void staticMethod() {
        System.out.print("static call works; ");
    }

    static int evaluated(int n) {
        count++;
        return n;
    }

    static void attempt(String name, Action action) {
        try {
            action.run();
            System.out.println(name + " is fine " + count);
        } catch (NullPointerException e) {
            System.out.println(name + " fails " + count);
        }
    }

    public static void main(String[] args) {
        NullPointers none = null;
        NullPointers some = new NullPointers();
        int[] noArray = null;
        Integer noBox = null;
        String noText = null;
        attempt("read field", () -> System.out.println(none.field));
        attempt("write field", () -> none.field = evaluated(1));
        attempt("chain", () -> System.out.println(some.next.next));
        attempt("call", () -> none.method());
        attempt("static call", () -> none.staticMethod());
        attempt("array read", () -> System.out.println(noArray[evaluated(0)]));
        attempt("array write", () -> noArray[0] = evaluated(2));
        attempt("length", () -> System.out.println(noArray.length));
        attempt("unboxing", () -> System.out.println(noBox + 1));
        attempt("unboxing comparison", () -> System.out.println(noBox == 1));
        attempt("box comparison", () -> System.out.println(noBox == null));
        attempt("concatenation", () -> System.out.println("text " + noText + none));
        attempt("equals on null", () -> noText.equals("x"));
        attempt("equals with null", () -> "x".equals(noText));
        attempt("instanceof", () -> System.out.println(none instanceof NullPointers));
        attempt("cast", () -> System.out.println((String) (Object) none));
        attempt("throw", () -> {
            RuntimeException e = null;
            throw e;
        });
        attempt("synchronized", () -> {
            synchronized (noText) {
                System.out.println("never");
            }
        });
        attempt("switch", () -> {
            switch (noText) {
                default:
                    System.out.println("never");
            }
        });
        attempt("for", () -> {
            for (int i : noArray) {
                System.out.println(i);
            }
        });
        attempt("requireNonNull", () -> Objects.requireNonNull(none));
        attempt("list with null", () -> {
            List<String> list = new ArrayList<>();
            list.add(null);
            System.out.print(list.contains(null) + " " + list + " ");
        });
        attempt("List.of null", () -> List.of("a", noText));
        try {
            Objects.requireNonNull(none, "none must be set");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            throw new NullPointerException("explicit");
        } catch (NullPointerException e) {
            System.out.println(e);
        }
    }
}
