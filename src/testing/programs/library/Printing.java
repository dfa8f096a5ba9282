/** print and println for every type. */
public class Printing {
    static class Named {
        private final String name;

        Named(String name) {
            this.name = name;
        }

        @Override
        public String toString() {
            return name;
        }
    }

    public static void main(String[] args) {
        System.out.print(1);
        System.out.print('c');
        System.out.print(2.0);
        System.out.print(3f);
        System.out.print(4L);
        System.out.print(true);
        System.out.print("s");
        System.out.print((Object) null);
        System.out.print((String) null);
        System.out.print(new char[] {'x', 'y'});
        System.out.print(new Named("named"));
        System.out.println();
        System.out.println(new char[] {'o', 'k'});
        System.out.println((Object) "object");
        System.out.println((byte) 300);
        System.out.println('a' + 1);
        System.out.println((char) ('a' + 1));
        System.out.println("line one\nline two\ttabbed");
        System.out.println("");
        System.out.println(Integer.valueOf(5));
        System.out.println(new Named(null));
        System.out.println(new StringBuilder("builder"));
        System.out.println("a\\b \"quoted\" 'single'");
        System.out.print("no newline, ");
        System.out.printf("formatted %d%n", 1);
        System.out.print("ends without newline");
    }
}
