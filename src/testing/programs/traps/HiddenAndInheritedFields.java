/** q.f, ((P) q).f, an inherited static and a hidden one. */
public class HiddenAndInheritedFields {
    static class P {
        Object f = "P.f";
        static Object s = "P.s";
        static Object t = "P.t";

        Object viaP() {
            return f;
        }
    }

    static class Q extends P {
        Object f = "Q.f";
        static Object t = "Q.t";

        Object viaQ() {
            return f;
        }
    }

    static class R extends Q {
        Object viaR() {
            return f + "+" + super.f + "+" + ((P) this).f;
        }
    }

    public static void main(String[] args) {
        Q q = new Q();
        q.f = "stored in q";
        System.out.println(q.viaP() + " " + q.viaQ() + " " + ((P) q).f);
        ((P) q).f = "stored in p";
        System.out.println(q.viaP() + " " + q.viaQ());
        Q.s = "through Q";
        Q.t = "hidden";
        System.out.println(P.s + " " + P.t + " " + Q.t + " " + R.s + " " + R.t);
        System.out.println(new R().viaR());
    }
}
