import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Anonymous classes with fields, initialisers, constructor arguments and captured variables. */
public class AnonymousClasses {
    interface Greeter {
        String greet(String name);

        default Greeter twice() {
            Greeter self = this;
            return new Greeter() {
                @Override
                public String greet(String name) {
                    return self.greet(self.greet(name));
                }
            };
        }
    }

    static abstract class Counter {
        protected int n;

        Counter(int start) {
            n = start;
            System.out.println("Counter(" + start + ")");
        }

        abstract int next();
    }

    private int instances = 0;

    Counter stepper(int start, final int step) {
        instances++;
        return new Counter(start * 10) {
            private final int factor = step * 2;
            private int calls;

            {
                n += 1;
                System.out.println("initialiser " + n + " " + factor + " " + step);
            }

            @Override
            int next() {
                calls++;
                n += factor;
                return n + calls * 1000 + instances * 100000;
            }
        };
    }

    public static void main(String[] args) {
        String greeting = "Hello";
        Greeter g = new Greeter() {
            int count = 0;

            @Override
            public String greet(String name) {
                return greeting + ++count + " " + name;
            }
        };
        System.out.println(g.greet("Ann"));
        System.out.println(g.twice().greet("Bob"));
        AnonymousClasses main = new AnonymousClasses();
        Counter c = main.stepper(1, 2);
        Counter d = main.stepper(2, 3);
        System.out.println(c.next() + " " + c.next() + " " + d.next());
        List<Runnable> tasks = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int copy = i;
            tasks.add(new Runnable() {
                int runs = copy;

                @Override
                public void run() {
                    System.out.print(copy + ":" + runs++ + " ");
                }
            });
        }
        for (Runnable r : tasks) {
            r.run();
            r.run();
        }
        System.out.println();
        String[] words = {"pear", "fig", "banana"};
        java.util.Arrays.sort(words, new Comparator<String>() {
            @Override
            public int compare(String a, String b) {
                return a.length() - b.length();
            }
        });
        System.out.println(String.join(" ", words));
        System.out.println(new Object() {
            int twice(int x) {
                return 2 * x;
            }
        }.twice(21));
        var box = new Object() {
            int value = 5;
        };
        box.value++;
        System.out.println(box.value);
        System.out.println(g.getClass().getName() + " " + c.getClass().getName() + " " + box.getClass().getName());
    }
}
