/** Private members, overloads with fields of the same name, shadowed parameters. */
public class AccessAndNaming {
    private int size = 1;

    private int size() {
        return size * 2;
    }

    int size(int size) {
        return size + this.size + size();
    }

    private static class Base {
        private int value = 5;

        private int compute() {
            return value;
        }

        int call() {
            return compute();
        }

        int peek(Base other) {
            return other.value;
        }
    }

    private static class Derived extends Base {
        private int value = 6;

        int compute() {
            return value * 100;
        }

        int both() {
            return value + super.value + ((Base) this).compute();
        }
    }

    static class String2 {
        final String String = "field named String";

        String String() {
            return String;
        }
    }

    AccessAndNaming AccessAndNaming() {
        return this;
    }

    protected void finalizeNothing() {
        System.out.println("called");
    }

    public static void main(String[] args) {
        AccessAndNaming main = new AccessAndNaming();
        System.out.println(main.size + " " + main.size() + " " + main.size(10));
        Derived d = new Derived();
        System.out.println(d.call() + " " + d.compute() + " " + d.both() + " " + d.peek(new Derived()));
        System.out.println(new String2().String());
        main.AccessAndNaming().AccessAndNaming().finalizeNothing();
        int record = 1, var = 2, yield = 3, sealed = 4;
        System.out.println(record + var + yield + sealed);
        int $dollar_1 = 1, _x = 2;
        System.out.println($dollar_1 + _x);
    }
}
