/** super.method(), super() and chains of them. */
public class SuperCalls {
    static class A {
        protected final String id;

        A(String id) {
            this.id = id;
        }

        String who() {
            return "A" + id;
        }

        String twice() {
            return who() + who();
        }

        A self() {
            return this;
        }

        private String secret() {
            return "A.secret";
        }

        String reveal() {
            return secret();
        }
    }

    static class B extends A {
        B() {
            super("b");
        }

        B(String id) {
            super(id + "B");
        }

        @Override
        String who() {
            return "B(" + super.who() + ")";
        }

        @Override
        B self() {
            return (B) super.self();
        }

        String secret() {
            return "B.secret";
        }
    }

    static class C extends B {
        C() {
            super("c");
        }

        @Override
        String who() {
            return "C(" + super.who() + ")";
        }

        @Override
        String twice() {
            return "C" + super.twice();
        }

        String viaSelf() {
            return super.self().who();
        }

        @Override
        public String toString() {
            return "C:" + id;
        }

        @Override
        public boolean equals(Object o) {
            return super.equals(o) || o instanceof C;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    public static void main(String[] args) {
        A a = new A("a");
        A b = new B();
        C c = new C();
        System.out.println(a.who() + " " + b.who() + " " + c.who());
        System.out.println(a.twice() + " " + b.twice() + " " + c.twice());
        System.out.println(c.viaSelf() + " " + c);
        System.out.println(b.reveal() + " " + ((B) b).secret());
        System.out.println(c.self() == c);
        System.out.println(c.equals(new C()) + " " + c.equals(b) + " " + b.equals(new B()));
    }
}
