import java.util.ArrayList;

/** Classes of the program that have the names of library classes. */
public class OwnShadowsLibrary {
    static class LinkedList<T> {
        private T last;
        private int adds;

        boolean add(T t) {
            last = t;
            adds++;
            return true;
        }

        @Override
        public String toString() {
            return "own list, last " + last + " of " + adds;
        }
    }

    static class Optional {
        static String of(int n) {
            return "own optional " + n;
        }
    }

    static class Integer {
        final int value;

        Integer(int value) {
            this.value = value;
        }

        static Integer valueOf(int n) {
            return new Integer(n * 1000);
        }
    }

    static class IllegalStateException extends RuntimeException {
        IllegalStateException() {
            super("own exception");
        }
    }

    interface Runnable {
        String run(String text);
    }

    public static void main(String[] args) {
        LinkedList<String> own = new LinkedList<>();
        own.add("a");
        own.add("b");
        System.out.println(own);
        java.util.LinkedList<String> library = new java.util.LinkedList<>();
        library.add("a");
        library.add("b");
        System.out.println(library);
        System.out.println(Optional.of(5) + " " + java.util.Optional.of(5));
        System.out.println(Integer.valueOf(3).value + " " + java.lang.Integer.valueOf(3));
        Object boxed = 7;
        System.out.println((boxed instanceof Integer) + " " + (boxed instanceof java.lang.Integer));
        ArrayList<java.lang.Integer> list = new ArrayList<>();
        list.add(4);
        int n = list.get(0);
        System.out.println(n);
        try {
            throw new IllegalStateException();
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + " " + (e instanceof java.lang.IllegalStateException));
        }
        Runnable r = text -> text + text;
        System.out.println(r.run("x"));
        String System2 = "variable";
        System.out.println(System2);
    }
}
