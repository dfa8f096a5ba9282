/** Literals and constants are interned; computed strings are not. */
public class Identity {
    static final String CONSTANT = "hello";
    static final String COMPUTED = new StringBuilder("hello").toString();

    static String half() {
        return "hel";
    }

    static class Other {
        static final String CONSTANT = "hel" + "lo";
        static String notFinal = "hello";
    }

    public static void main(String[] args) {
        String a = "hello";
        String b = "hello";
        System.out.println(a == b);
        System.out.println(a == CONSTANT);
        System.out.println(a == Other.CONSTANT);
        System.out.println(a == Other.notFinal);
        System.out.println(a == COMPUTED);
        System.out.println(a == COMPUTED.intern());
        System.out.println(a == new String("hello"));
        System.out.println(a == half() + "lo");
        System.out.println((half() + "lo").intern() == a);
        final String part = "hel";
        String variable = "hel";
        System.out.println(part + "lo" == a);
        System.out.println(variable + "lo" == a);
        System.out.println("" + a == a);
        System.out.println(a.substring(0) == a);
        System.out.println(a.toString() == a);
        System.out.println(a.concat("") == a);
        System.out.println(a.trim() == a);
        System.out.println(a.replace('x', 'y') == a);
        System.out.println(String.valueOf((Object) a) == a);
        System.out.println("a" + 1 + 2.0 + true + 'c' == "a12.0truec");
        System.out.println(a.equals(COMPUTED) && a.hashCode() == COMPUTED.hashCode());
        a += "";
        System.out.println(a == b);
        System.out.println(a.equals(b));
    }
}
