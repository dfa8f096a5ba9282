/** super.self() runs the superclass's method with this object. */
public class SuperSelf {
    static class P {
        P self() {
            System.out.println("P.self on " + name());
            return this;
        }

        String name() {
            return "P";
        }
    }

    static class C extends P {
        P held;

        @Override
        P self() {
            System.out.println("C.self");
            held = super.self();
            return held;
        }

        @Override
        String name() {
            return "C";
        }
    }

    public static void main(String[] args) {
        C c = new C();
        P p = c.self();
        System.out.println((p == c) + " " + (c.held == c) + " " + p.name());
        System.out.println(new P().self().name());
    }
}
