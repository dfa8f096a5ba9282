public class Main {
    static class Resource implements AutoCloseable {
        private final String name;
        Resource(String name) { this.name = name; System.out.println("open " + name); }
        void use(boolean fail) { if (fail) throw new IllegalStateException(name + " broke"); System.out.println("use " + name); }
        @Override public void close() throws Exception {
            System.out.println("close " + name);
            if (name.equals("b")) throw new Exception("close " + name + " failed");
        }
    }
    public static void main(String[] args) {
        for (boolean fail : new boolean[] {false, true}) {
            try (Resource a = new Resource("a"); Resource b = new Resource("b")) {
                a.use(false);
                b.use(fail);
            } catch (IllegalStateException e) {
                System.out.println("caught " + e.getMessage() + " suppressed " + e.getSuppressed().length + ": " + e.getSuppressed()[0].getMessage());
            } catch (Exception e) {
                System.out.println("caught " + e.getMessage());
            }
        }
        try {
            level1();
        } catch (RuntimeException e) {
            Throwable t = e;
            while (t != null) { System.out.println(t.getClass().getSimpleName() + ": " + t.getMessage()); t = t.getCause(); }
        }
    }
    static void level1() { try { level2(); } catch (Exception e) { throw new RuntimeException("level 1", e); } }
    static void level2() throws Exception { try { int[] a = new int[2]; a[2] = 1; } catch (ArrayIndexOutOfBoundsException e) { throw new Exception(e); } }
}
