import java.util.Arrays;

/** The common methods of String. */
public class StringMethods {
    public static void main(String[] args) {
        String s = "Hello, World";
        System.out.println(s.length() + " " + s.charAt(4) + " " + s.indexOf('o') + " " + s.indexOf('o', 5) + " "
            + s.lastIndexOf('o') + " " + s.indexOf("World") + " " + s.indexOf("x") + " " + s.lastIndexOf("l", 5));
        System.out.println(s.substring(7) + "|" + s.substring(0, 5) + "|" + s.substring(3, 3) + "|" + s.substring(12));
        System.out.println(s.toUpperCase() + s.toLowerCase());
        System.out.println(s.contains("lo, W") + " " + s.startsWith("Hell") + " " + s.startsWith("World", 7) + " "
            + s.endsWith("ld") + " " + s.isEmpty() + " " + "".isEmpty() + " " + "  ".isBlank());
        System.out.println(s.replace('l', 'L') + " " + s.replace("l", "") + " " + s.replace("o", "oo"));
        System.out.println("[" + "  trim me\t\n".trim() + "] [" + "  strip ".strip() + "]");
        System.out.println("ab".repeat(3) + "x".repeat(0) + "|");
        System.out.println("a".compareTo("b") + " " + "b".compareTo("a") + " " + "abc".compareTo("ab") + " "
            + "Zebra".compareTo("apple") + " " + "Zebra".compareToIgnoreCase("apple") + " " + "".compareTo("abc"));
        System.out.println("Java".equals("java") + " " + "Java".equalsIgnoreCase("jAVA") + " " + "a".equals(null)
            + " " + "1".equals((Object) 1));
        System.out.println("Hello".hashCode() + " " + "".hashCode() + " " + "The quick brown fox jumps".hashCode());
        System.out.println(Arrays.toString("a,b,,c,,".split(",")));
        System.out.println(Arrays.toString(" one  two ".split(" ")) + " " + "x".split(",").length);
        System.out.println(Arrays.toString("a1b22c".split("[0-9]+")) + Arrays.toString("a.b.c".split("\\.", 2)));
        System.out.println(String.join("/", "a", "b", "c") + String.join(",", Arrays.asList("x", "y")));
        System.out.println(String.valueOf(3) + String.valueOf(2.0) + String.valueOf('c') + String.valueOf(true)
            + String.valueOf((Object) null) + String.valueOf(new char[] {'o', 'k'}));
        System.out.println(Arrays.toString("chars".toCharArray()));
        System.out.println("concat".concat("enated") + " " + "abcabc".indexOf("c", 3));
        System.out.println(new String("x") == "x");
        System.out.println(new String("x").equals("x") + " " + (new String("x").intern() == "x"));
        String t = s;
        s = s.concat("!");
        System.out.println(t + " " + s + " " + (t == s));
        for (int index : new int[] {-1, 13}) {
            try {
                s.charAt(index);
                System.out.println("no exception");
            } catch (StringIndexOutOfBoundsException e) {
                System.out.println("out of bounds " + index);
            }
        }
        try {
            System.out.println(s.substring(5, 3));
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
