/** The order of opening and closing, suppressed exceptions, null resources. */
public class TryWithResources {
    static class Resource implements AutoCloseable {
        private final String name;
        private final boolean failing;

        Resource(String name) {
            this(name, false);
        }

        Resource(String name, boolean failing) {
            if (name.isEmpty()) {
                throw new IllegalArgumentException("no name");
            }
            this.name = name;
            this.failing = failing;
            System.out.print("open " + name + "; ");
        }

        void use() {
            System.out.print("use " + name + "; ");
        }

        @Override
        public void close() {
            System.out.print("close " + name + "; ");
            if (failing) {
                throw new IllegalStateException("closing " + name);
            }
        }
    }

    static String text(Throwable t) {
        String result = t.getMessage();
        for (Throwable s : t.getSuppressed()) {
            result += " (suppressed " + s.getMessage() + ")";
        }
        return result;
    }

    static int returning() {
        try (Resource r = new Resource("r")) {
            r.use();
            return 5;
        } finally {
            System.out.print("finally; ");
        }
    }

    public static void main(String[] args) {
        try (Resource a = new Resource("a"); Resource b = new Resource("b")) {
            b.use();
            a.use();
        }
        System.out.println();
        try (Resource a = new Resource("a", true); Resource b = new Resource("b", true)) {
            throw new RuntimeException("body");
        } catch (RuntimeException e) {
            System.out.println("catch " + text(e));
        } finally {
            System.out.println("finally");
        }
        try (Resource a = new Resource("a", true); Resource b = new Resource("b", true)) {
            a.use();
        } catch (IllegalStateException e) {
            System.out.println("catch " + text(e));
        }
        try (Resource a = new Resource("a"); Resource b = new Resource("")) {
            System.out.println("never");
        } catch (IllegalArgumentException e) {
            System.out.println("catch " + text(e));
        }
        try (Resource none = null) {
            System.out.println("null resource " + none);
        }
        System.out.println(returning());
        Resource outside = new Resource("outside");
        try (outside; AutoCloseable lambda = () -> System.out.print("close lambda; ")) {
            outside.use();
        } catch (Exception e) {
            System.out.println("never");
        }
        System.out.println();
        for (int i = 0; i < 3; i++) {
            try (Resource r = new Resource("loop" + i)) {
                if (i == 0) {
                    continue;
                }
                if (i == 1) {
                    break;
                }
            }
        }
        System.out.println();
        try (Resource a = new Resource("outer", true)) {
            try (Resource b = new Resource("inner", true)) {
                b.use();
            } finally {
                System.out.print("inner finally; ");
            }
        } catch (IllegalStateException e) {
            System.out.println(text(e) + " " + e.getSuppressed().length);
        }
    }
}
