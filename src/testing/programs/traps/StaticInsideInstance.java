/** A static method called inside instance methods of several receivers. */
public class StaticInsideInstance {
    static class Box {
        Object content;
        final String name;

        Box(String name) {
            this.name = name;
        }

        void fill(Object o) {
            content = identity(wrap(o));
        }

        Object[] wrap(Object o) {
            return new Object[] {o, name};
        }
    }

    static <T> T identity(T t) {
        return t;
    }

    static Box create(String name) {
        return identity(new Box(name));
    }

    public static void main(String[] args) {
        Box a = create("a");
        Box b = create("b");
        a.fill("in a");
        b.fill(42);
        Object[] x = (Object[]) a.content;
        Object[] y = (Object[]) b.content;
        System.out.println(x[0] + " " + x[1] + " " + y[0] + " " + y[1]);
        Integer n = (Integer) identity(y[0]);
        System.out.println(n + 1);
    }
}
