/** Fields are hidden, not overridden: the static type decides. */
public class HiddenFields {
    static class P {
        String name = "P.name";
        static String kind = "P.kind";
        int only = 1;

        String get() {
            return name;
        }

        static String which() {
            return "static P";
        }
    }

    static class Q extends P {
        String name = "Q.name";
        static String kind = "Q.kind";

        @Override
        String get() {
            return name + "/" + super.name + "/" + super.get();
        }

        static String which() {
            return "static Q";
        }

        void set(String text) {
            name = text + 1;
            super.name = text + 2;
            ((P) this).only = 7;
        }
    }

    static class R extends Q {
        int name = 5;

        String all() {
            return name + " " + super.name + " " + ((P) this).name + " " + kind + " " + only;
        }
    }

    public static void main(String[] args) {
        Q q = new Q();
        P p = q;
        System.out.println(p.name + " " + q.name + " " + ((P) q).name + " " + ((Q) p).name);
        System.out.println(p.get());
        System.out.println(p.kind + " " + q.kind + " " + ((P) q).kind);
        System.out.println(p.which() + " " + q.which());
        q.set("new");
        System.out.println(p.name + " " + q.name + " " + q.only);
        p.name = "through p";
        System.out.println(q.get());
        R r = new R();
        r.name++;
        System.out.println(r.all());
        System.out.println(((Q) r).name + ((P) r).name + r.name);
        P none = null;
        System.out.println(none.kind + " " + none.which());
    }
}
