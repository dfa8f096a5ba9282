/** Static nested classes, nested interfaces and enums, access to private members. */
public class StaticNested {
    private static int secret = 42;
    private int own = 7;

    static class Builder {
        private final StringBuilder parts = new StringBuilder();
        private int count;

        Builder add(String part) {
            if (count++ > 0) {
                parts.append(", ");
            }
            parts.append(part);
            return this;
        }

        StaticNested build() {
            StaticNested result = new StaticNested();
            result.own += count;
            result.text = parts.toString();
            return result;
        }
    }

    private String text;

    interface Visitor {
        void visit(Leaf leaf);

        enum Mode { FAST, SLOW }

        class Default implements Visitor {
            static final Mode MODE = Mode.SLOW;

            @Override
            public void visit(Leaf leaf) {
                System.out.println(MODE + " " + leaf.label + secret);
            }
        }
    }

    static class Leaf {
        private String label = "leaf";

        static class Bud {
            private static String color = "green";

            String of(Leaf leaf) {
                return color + " " + leaf.label;
            }
        }

        String bud() {
            return new Bud().of(this) + Bud.color.length();
        }
    }

    public static void main(String[] args) {
        StaticNested n = new Builder().add("a").add("b").add("c").build();
        System.out.println(n.text + " " + n.own);
        new Visitor.Default().visit(new Leaf());
        System.out.println(new StaticNested.Leaf.Bud().of(new Leaf()));
        Leaf.Bud.color = "red";
        secret++;
        System.out.println(new Leaf().bud() + " " + Visitor.Mode.valueOf("FAST") + " " + secret);
    }
}
