/** A field is read before and after it is overwritten. */
public class FlowInsensitiveLocals {
    static class O {
        final String name;

        O(String name) {
            this.name = name;
        }
    }

    static class A {
        O f;
    }

    static String reassign(O parameter) {
        String before = parameter.name;
        parameter = new O("local");
        return before + "," + parameter.name;
    }

    public static void main(String[] args) {
        A a = new A();
        a.f = new O("first");
        O y = a.f;
        a.f = new O("second");
        O z = a.f;
        System.out.println(y.name + " " + z.name);
        System.out.println(reassign(z) + " " + z.name);
        O t = y;
        y = z;
        z = t;
        System.out.println(y.name + " " + z.name + " " + (y == a.f));
    }
}
