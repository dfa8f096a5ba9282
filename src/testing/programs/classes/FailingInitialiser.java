/** An exception in a static initialiser makes the class unusable. */
public class FailingInitialiser {
    static class Bad {
        static int zero = 0;
        static int value;

        static {
            System.out.println("Bad starts");
            value = 1 / zero;
            System.out.println("not reached");
        }
    }

    static class BadError {
        static {
            fail();
        }

        static void fail() {
            throw new AssertionError("error in initialiser");
        }

        static void use() {
        }
    }

    public static void main(String[] args) {
        try {
            System.out.println(Bad.value);
        } catch (ExceptionInInitializerError e) {
            System.out.println(e.getMessage() + ", cause " + e.getCause());
        }
        try {
            new Bad();
        } catch (NoClassDefFoundError e) {
            System.out.println("no class definition");
        }
        try {
            BadError.use();
        } catch (AssertionError e) {
            System.out.println(e.getMessage());
        }
        System.out.println("end");
    }
}
