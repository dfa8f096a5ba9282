/** Constants of interfaces: inherited, hidden, ambiguous unless qualified. */
public class Constants {
    interface Limits {
        int MIN = 0;
        int MAX = MIN + 10;
        String NAME = "limits" + MAX;
        int[] TABLE = {1, 2, 3};
    }

    interface Wide extends Limits {
        int MAX = 1000;
        Object MARK = new Object() {
            @Override
            public String toString() {
                return "mark " + MAX;
            }
        };
    }

    interface Other {
        int MIN = -5;
    }

    static class Checker implements Wide, Other {
        boolean inside(int n) {
            return n >= Limits.MIN && n <= MAX;
        }

        int lower() {
            return Other.MIN + Limits.MIN;
        }
    }

    static String classify(int n) {
        switch (n) {
            case Limits.MIN:
                return "min";
            case Limits.MAX:
                return "max";
            case Wide.MAX:
                return "wide max";
            default:
                return "?";
        }
    }

    public static void main(String[] args) {
        Checker c = new Checker();
        System.out.println(c.inside(500) + " " + c.inside(-1) + " " + c.lower());
        System.out.println(Checker.MAX + " " + Limits.MAX + " " + Wide.NAME + " " + c.NAME);
        Limits.TABLE[0] = 100;
        System.out.println(Checker.TABLE[0] + Wide.TABLE[1]);
        System.out.println(classify(0) + " " + classify(10) + " " + classify(1000) + " " + classify(5));
        System.out.println(Wide.MARK);
        System.out.println(("limits10" == Limits.NAME) + " " + Integer.MAX_VALUE + " " + Limits.MAX);
    }
}
