/** What + does to values of every type. */
public class Concatenation {
    static int n = 0;

    static String next() {
        return "n" + ++n;
    }

    static class Named {
        @Override
        public String toString() {
            return "Named" + next();
        }
    }

    static class NullText {
        @Override
        public String toString() {
            return null;
        }
    }

    public static void main(String[] args) {
        System.out.println("" + 1 + 2L + 3.0f + 4.0 + 'c' + true + null);
        System.out.println(1 + 2 + "x" + 1 + 2);
        System.out.println('a' + 1 + "x" + 'a' + 1);
        System.out.println("x" + (1 + 2) + ('a' + 1));
        System.out.println(1 + 'b' + 2.0 + "");
        String s = null;
        Object o = null;
        System.out.println(s + o + s);
        s += "tail";
        System.out.println(s);
        s += 1 + 2 + "x" + 3 + 4;
        System.out.println(s);
        char[] letters = {'h', 'i'};
        System.out.println("chars " + letters.length + letters[0]);
        System.out.println(next() + next() + next());
        System.out.println(new Named() + "-" + new Named());
        System.out.println("[" + new NullText() + "]");
        System.out.println("byte " + (byte) -1 + " short " + (short) 70000 + " char " + (char) 66);
        System.out.println("inf " + 1 / 0.0 + " nan " + 0 / 0.0 + " -0 " + -0.0);
        System.out.println("box " + Integer.valueOf(5) + Character.valueOf('x') + Double.valueOf(1));
        final String a = "con";
        final String b = "stant";
        String c = "con";
        System.out.println((a + b == "constant") + " " + (c + b == "constant") + " " + (c + b).equals("constant"));
        System.out.println((c + b).intern() == "constant");
        System.out.println("a" + 1 == "a1");
        String built = "";
        for (int i = 0; i < 12; i++) {
            built = i + built + i % 3;
        }
        System.out.println(built);
        System.out.println("nested " + ("in " + ("ner " + 1 + 1) + (1 + 1)) + 1);
        System.out.println("tern " + (n > 3 ? 1 : 'x') + (n > 3 ? "yes" : null));
        Object text = "object";
        text += "!";
        System.out.println(text);
        String self = "ab";
        self += self += "c";
        System.out.println(self);
    }
}
