/** The most specific default method wins; private methods are never overridden. */
public class MostSpecificDefault {
    interface I {
        default String m() {
            return "I.m";
        }

        default String viaI() {
            return m() + hidden();
        }

        private String hidden() {
            return "I.hidden";
        }
    }

    interface J extends I {
        @Override
        default String m() {
            return "J.m";
        }
    }

    static class X implements I, J {
        String hidden() {
            return "X.hidden";
        }
    }

    static class Y extends X implements I {
    }

    static class Parent {
        private String p() {
            return "Parent.p";
        }

        String callP() {
            return p();
        }
    }

    static class Child extends Parent {
        String p() {
            return "Child.p";
        }
    }

    static class GrandChild extends Child {
        @Override
        String p() {
            return "GrandChild.p";
        }
    }

    public static void main(String[] args) {
        I x = new X();
        System.out.println(x.m() + " " + x.viaI() + " " + new Y().m());
        J j = new J() {
        };
        System.out.println(j.viaI());
        Child c = new GrandChild();
        System.out.println(c.callP() + " " + c.p());
    }
}
