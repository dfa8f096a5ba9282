/** Overloaded constructors that call one another. */
public class ConstructorOverloads {
    final String how;

    ConstructorOverloads() {
        this("default");
        System.out.println("()");
    }

    ConstructorOverloads(String s) {
        this(s, 1);
        System.out.println("(String)");
    }

    ConstructorOverloads(String s, int n) {
        how = s + n;
        System.out.println("(String, int)");
    }

    ConstructorOverloads(long n) {
        how = "long" + n;
        System.out.println("(long)");
    }

    ConstructorOverloads(Integer n) {
        how = "Integer" + n;
        System.out.println("(Integer)");
    }

    ConstructorOverloads(Object... all) {
        how = "varargs" + all.length;
        System.out.println("(Object...)");
    }

    static class Sub extends ConstructorOverloads {
        Sub(int n) {
            super(n);
        }

        Sub(char c) {
            super(c, c);
        }

        Sub(double d) {
            super((Object) d);
        }

        Sub() {
        }
    }

    public static void main(String[] args) {
        System.out.println(new ConstructorOverloads().how);
        System.out.println(new ConstructorOverloads(1).how);
        System.out.println(new ConstructorOverloads(Integer.valueOf(2)).how);
        System.out.println(new ConstructorOverloads("x", 'y').how);
        System.out.println(new ConstructorOverloads("x", 2L).how);
        System.out.println(new ConstructorOverloads((Object) "x").how);
        System.out.println(new Sub(3).how);
        System.out.println(new Sub('c').how);
        System.out.println(new Sub(1.5).how);
        System.out.println(new Sub().how);
    }
}
