import java.util.function.IntSupplier;
import java.util.function.Supplier;

/** Captured variables keep the value of the moment of creation; objects they hold are shared. */
public class CapturedVariables {
    private String field = "field0";

    Supplier<String> fieldReader(String prefix) {
        return () -> prefix + field;
    }

    static IntSupplier counter() {
        int[] count = {0};
        return () -> ++count[0];
    }

    Supplier<Supplier<String>> nested(int a) {
        String local = "L" + a;
        return () -> {
            int inner = a * 2;
            class Local {
                String text() {
                    return local + inner + a + field;
                }
            }
            return () -> new Local().text() + new Object() {
                @Override
                public String toString() {
                    return "[" + local + field + "]";
                }
            };
        };
    }

    class Inner {
        String field = "inner";

        Supplier<String> both() {
            return () -> field + "/" + this.field + "/" + CapturedVariables.this.field;
        }

        Supplier<String> anonymous() {
            return new Supplier<String>() {
                String field = "anon";

                @Override
                public String get() {
                    Supplier<String> s = () -> field + "." + Inner.this.field + "." + CapturedVariables.this.field;
                    return s.get();
                }
            };
        }
    }

    public static void main(String[] args) {
        CapturedVariables c = new CapturedVariables();
        Supplier<String> reader = c.fieldReader("read ");
        System.out.println(reader.get());
        c.field = "field1";
        System.out.println(reader.get());
        IntSupplier x = counter();
        IntSupplier y = counter();
        System.out.println(x.getAsInt() + " " + x.getAsInt() + " " + y.getAsInt() + " " + x.getAsInt());
        Supplier<Supplier<String>> n = c.nested(4);
        Supplier<String> s = n.get();
        c.field = "field2";
        System.out.println(s.get());
        Inner inner = c.new Inner();
        System.out.println(inner.both().get() + " " + inner.anonymous().get());
        Runnable[] all = new Runnable[3];
        for (int i = 0; i < 3; i++) {
            int k = i * i;
            all[i] = () -> System.out.print(k + " ");
        }
        for (Runnable r : all) {
            r.run();
        }
        for (String word : new String[] {"p", "q"}) {
            all[0] = () -> System.out.print(word);
            all[0].run();
        }
        System.out.println();
    }
}
