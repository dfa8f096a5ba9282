/** Default, static and private interface methods, and how conflicts are resolved. */
public class DefaultMethods {
    interface Named {
        String name();

        default String greet() {
            return decorate("Hello " + name());
        }

        private String decorate(String text) {
            return "*" + text + stars(2);
        }

        private static String stars(int n) {
            return "*".repeat(n);
        }

        static Named of(String name) {
            return () -> name;
        }
    }

    interface Polite extends Named {
        @Override
        default String greet() {
            return Named.super.greet() + ", please";
        }
    }

    interface Loud extends Named {
        @Override
        default String greet() {
            return Named.super.greet().toUpperCase();
        }
    }

    static class Both implements Polite, Loud {
        @Override
        public String name() {
            return "both";
        }

        @Override
        public String greet() {
            return Polite.super.greet() + " | " + Loud.super.greet();
        }
    }

    static class Specific implements Named, Polite {
        @Override
        public String name() {
            return "specific";
        }
    }

    static class Parent {
        public String greet() {
            return "class wins";
        }
    }

    static abstract class Child extends Parent implements Named {
    }

    interface Left {
        default int id() {
            return 1;
        }
    }

    interface Right {
        int id();
    }

    static class Diamond implements Left, Right {
        @Override
        public int id() {
            return Left.super.id() + 10;
        }
    }

    public static void main(String[] args) {
        System.out.println(Named.of("lambda").greet());
        System.out.println(new Both().greet());
        System.out.println(new Specific().greet());
        System.out.println(new Child() {
            @Override
            public String name() {
                return "child";
            }
        }.greet());
        System.out.println(new Diamond().id());
        Right r = new Diamond();
        System.out.println(r.id());
        Polite p = () -> "polite lambda";
        System.out.println(p.greet());
        Named n = p;
        System.out.println(n.greet() + n.name());
        Named[] all = {new Both(), new Specific(), p, Named.of("x")};
        for (Named each : all) {
            System.out.println(each.name() + ": " + each.greet().length());
        }
    }
}
