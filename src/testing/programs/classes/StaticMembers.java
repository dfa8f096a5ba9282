/** Static fields and methods belong to the class; instances share them. */
public class StaticMembers {
    private static int count;
    private static StaticMembers last;
    private final int id;
    private StaticMembers previous;

    StaticMembers() {
        id = count++;
        previous = last;
        last = this;
    }

    static StaticMembers create(int n) {
        StaticMembers result = null;
        for (int i = 0; i < n; i++) {
            result = new StaticMembers();
        }
        return result;
    }

    static String chain() {
        String text = "";
        for (StaticMembers s = last; s != null; s = s.previous) {
            text += s.id + ">";
        }
        return text;
    }

    static class Counter {
        static int total;
        int own;

        Counter hit() {
            total++;
            own++;
            return this;
        }
    }

    static class Sub extends Counter {
        static void reset() {
            total = 0;
        }
    }

    static Counter side(String text) {
        System.out.println("evaluated " + text);
        return null;
    }

    public static void main(String[] args) {
        System.out.println(create(3).id + " " + count);
        System.out.println(chain());
        Counter a = new Counter();
        Counter b = new Sub();
        a.hit().hit();
        b.hit();
        System.out.println(a.own + " " + b.own + " " + Counter.total + " " + Sub.total + " " + a.total);
        Sub.reset();
        System.out.println(Counter.total);
        Sub.total = 50;
        System.out.println(Counter.total++ + " " + b.total);
        System.out.println(side("receiver").total);
        side("again").total = 3;
        System.out.println(Counter.total);
    }
}
