import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/** Factory method, abstract factory, registry of suppliers, prototype and singleton. */
public class Factory {
    interface Button {
        String paint();
    }

    interface Toolkit {
        Button button(String label);

        default List<Button> row(String... labels) {
            List<Button> row = new ArrayList<>();
            for (String l : labels) {
                row.add(button(l));
            }
            return row;
        }
    }

    static class Flat implements Toolkit {
        @Override
        public Button button(String label) {
            return () -> "[" + label + "]";
        }
    }

    static class Fancy implements Toolkit {
        private int made;

        @Override
        public Button button(String label) {
            int number = ++made;
            return new Button() {
                @Override
                public String paint() {
                    return "<" + number + ":" + label + "/" + made + ">";
                }
            };
        }
    }

    static class Registry {
        private static Registry instance;
        private final Map<String, Supplier<? extends Toolkit>> suppliers = new TreeMap<>();

        private Registry() {
            System.out.println("registry made");
        }

        static synchronized Registry get() {
            if (instance == null) {
                instance = new Registry();
            }
            return instance;
        }

        Registry with(String name, Supplier<? extends Toolkit> s) {
            suppliers.put(name, s);
            return this;
        }

        Toolkit make(String name) {
            Supplier<? extends Toolkit> s = suppliers.get(name);
            if (s == null) {
                throw new IllegalArgumentException(name + " is not one of " + suppliers.keySet());
            }
            return s.get();
        }
    }

    static abstract class Document {
        private final List<String> pages = new ArrayList<>();

        final Document create(int n) {
            for (int i = 1; i <= n; i++) {
                pages.add(page(i));
            }
            return this;
        }

        protected abstract String page(int i);

        Document copy() {
            Document self = this;
            Document result = new Document() {
                @Override
                protected String page(int i) {
                    return self.page(i) + "'";
                }
            };
            return result.create(pages.size());
        }

        @Override
        public String toString() {
            return String.join(" ", pages);
        }
    }

    public static void main(String[] args) {
        Toolkit shared = new Fancy();
        Registry.get().with("flat", Flat::new).with("fancy", Fancy::new).with("shared", () -> shared);
        for (String name : new String[] {"flat", "fancy", "fancy", "shared", "shared", "none"}) {
            try {
                String line = name + ":";
                for (Button b : Registry.get().make(name).row("ok", "no")) {
                    line += " " + b.paint();
                }
                System.out.println(line);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        Document d = new Document() {
            @Override
            protected String page(int i) {
                return "p" + i * i;
            }
        }.create(3);
        System.out.println(d + " | " + d.copy() + " | " + d.copy().copy());
    }
}
