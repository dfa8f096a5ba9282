import java.util.*;
import java.util.regex.*;
import java.util.stream.*;

public class Main {
    static boolean isPalindrome(String s) {
        String t = s.toLowerCase().replaceAll("[^a-z0-9]", "");
        return new StringBuilder(t).reverse().toString().equals(t);
    }
    static String caesar(String s, int k) {
        StringBuilder sb = new StringBuilder(s.length());
        for (char c : s.toCharArray()) {
            if (Character.isUpperCase(c)) sb.append((char) ('A' + Math.floorMod(c - 'A' + k, 26)));
            else if (Character.isLowerCase(c)) sb.append((char) ((c - 'a' + k + 26) % 26 + 'a'));
            else sb.append(c);
        }
        return sb.toString();
    }
    static String rle(String s) {
        StringBuilder out = new StringBuilder();
        for (int i = 0, j; i < s.length(); i = j) {
            for (j = i; j < s.length() && s.charAt(j) == s.charAt(i); j++);
            out.append(j - i > 1 ? Integer.toString(j - i) : "").append(s.charAt(i));
        }
        return out.toString();
    }
    static String wrap(String text, int width) {
        StringBuilder out = new StringBuilder();
        int col = 0;
        for (String w : text.trim().split("\\s+")) {
            if (col > 0 && col + 1 + w.length() > width) { out.append('\n'); col = 0; }
            if (col > 0) { out.append(' '); col++; }
            out.append(w);
            col += w.length();
        }
        return out.toString();
    }
    static int editDistance(CharSequence a, CharSequence b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) for (int j = 0; j <= b.length(); j++)
            d[i][j] = i == 0 ? j : j == 0 ? i : Math.min(Math.min(d[i - 1][j], d[i][j - 1]) + 1, d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1));
        return d[a.length()][b.length()];
    }
    static String roman(int n) {
        int[] v = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] r = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        String s = "";
        for (int i = 0; i < v.length; i++) while (n >= v[i]) { s += r[i]; n -= v[i]; }
        return s;
    }
    public static void main(String[] args) {
        System.out.println(isPalindrome("A man, a plan, a canal: Panama") + " " + caesar(caesar("Hello, World!", 5), -5) + " " + caesar("xyz", 3) + " " + rle("aaabccdddd"));
        System.out.println(wrap("The quick   brown fox jumps over the lazy dog and runs away", 16));
        System.out.println(editDistance("kitten", "sitting") + " " + roman(1994));
        System.out.printf("|%5d|%-8s|%08.3f|%+d|%x|%X|%o|%c|%b|%e|%,d|%%|%10s|%.2s|%s|%n", 42, "left", 3.14159, 7, 255, 255, 8, 'c', true, 12345.678, 1234567, "right", "cut", (Object) null);
        System.out.println(String.format("%3$s %1$s %2$s", "a", "b", "c") + String.format("%05d %(d % d", 42, -5, 5) + String.format("%-5b|%5c|%h", false, 'x', "hi"));
        System.out.println("a,b,,c,,".split(",").length + " " + "a,b,,c,,".split(",", -1).length + " " + Arrays.toString("x1y22z".split("\\d+")) + Arrays.toString("a.b.c".split("\\.", 2)) + Arrays.toString("abc".split("")));
        Pattern p = Pattern.compile("(?<user>[\\w.]+)@(?<host>\\w+(?:\\.\\w+)+)");
        Matcher m = p.matcher("write to ann.b@mail.example.org or bob@site.de, not to @x");
        while (m.find()) System.out.println(m.group() + " user=" + m.group("user") + " host=" + m.group(2) + " at " + m.start() + "-" + m.end());
        System.out.println("2024-03-15".matches("\\d{4}-\\d{2}-\\d{2}") + " " + "John Smith".replaceAll("(\\w+) (\\w+)", "$2, $1") + " " + "a1b2".replaceFirst("[0-9]", "#"));
        System.out.println(Pattern.compile("\\b[A-Z]\\w*").matcher("Anna and Bob met Cid").results().map(MatchResult::group).collect(Collectors.toList()));
        System.out.println(Pattern.compile("o").matcher("foo boo").replaceAll(r -> r.start() + "") + Pattern.compile("\\s*;\\s*").splitAsStream("a ; b;c").toList() + Pattern.matches("(?i)HELLO", "hello"));
        try { Pattern.compile("(["); } catch (PatternSyntaxException e) { System.out.println(e.getDescription()); }
        StringBuilder sb = new StringBuilder("0123456789");
        sb.insert(3, "abc").delete(0, 2).deleteCharAt(1).replace(0, 1, "ZZ").setCharAt(2, '!');
        sb.append(1).append('c').append(2.5f).append(true).append(new char[] {'x', 'y'}).append((Object) null).append("hello", 1, 3);
        System.out.println(sb + " " + sb.length() + " " + sb.indexOf("c") + " " + sb.lastIndexOf("l") + " " + sb.charAt(4));
        sb.setLength(4);
        System.out.println(sb.reverse());
        String s = "  Hello World  ";
        System.out.println("[" + s.trim() + "][" + s.strip().toUpperCase() + "][" + s.stripLeading() + "]" + s.indexOf('o') + s.lastIndexOf("o") + s.indexOf("o", 7) + s.contains("World") + s.isBlank() + s.replace('l', 'L') + s.trim().startsWith("Hello") + s.endsWith(" "));
        System.out.println("apple".compareTo("banana") + " " + "a".compareTo("abc") + " " + "B".compareToIgnoreCase("a") + " " + "Ab".equalsIgnoreCase("aB") + " " + "abc".hashCode() + " " + "x".concat("y") + " " + String.valueOf(new char[] {'o', 'k'}) + String.join("-", List.of("p", "q")));
        String a = "hi", b = "h" + "i", c = new String("hi"), d = c.intern();
        System.out.println((a == b) + " " + (a == c) + " " + (a == d) + " " + a.equals(c));
        System.out.println("line1\nline2\r\nline3".lines().map(String::length).toList() + " " + "ab\tc\\\"\u0041\101".length() + " " + (int) 'é' + " " + Character.getNumericValue('7') + Character.toUpperCase('q') + Character.isWhitespace('\t') + (char) 66);
        System.out.println(Integer.toBinaryString(42) + " " + Integer.toHexString(-1) + " " + Integer.toString(255, 36) + " " + Integer.parseInt("-7f", 16) + " " + Long.toBinaryString(5L) + " " + Integer.bitCount(255) + " " + Integer.reverse(1) + " " + Integer.highestOneBit(100) + " " + Integer.toOctalString(64));
        System.out.println(0.1 + 0.2 + " " + 1.0f / 3 + " " + 1e10 + " " + 100.0 + " " + 1.0E-5 + " " + (float) 1e10 + " " + Double.MIN_VALUE + " " + (0.0 / 0) + " " + -1 / 0.0 + " " + (int) 3.99 + (int) -3.99 + " " + Math.round(-2.5) + Math.round(2.5) + " " + (long) 1e19 + " " + (int) Double.NaN + " " + (byte) 200 + " " + (short) 70000 + " " + (char) 97);
        System.out.println("z".chars().sum() + " " + "banana".chars().filter(ch -> ch == 'a').count() + " " + "hello".codePointAt(0) + " " + "a-b-c".replace("-", "") + " " + "Mississippi".toLowerCase().chars().mapToObj(ch -> String.valueOf((char) ch)).collect(Collectors.groupingBy(x -> x, TreeMap::new, Collectors.counting())).toString());
        StringTokenizer st = new StringTokenizer("key=value;k2=v2", "=;", false);
        while (st.hasMoreTokens()) System.out.print(st.nextToken() + (st.hasMoreTokens() ? "," : "\n"));
        char ch = 'a';
        ch += 1;
        ch++;
        System.out.println(ch + " " + (ch + 1) + " " + (char) (ch + 1) + 'a' + 'b' + ('a' + 'b') + 1 + 2);
        System.out.println("indent".indent(2) + "x".compareTo("y") + "%d%%".formatted(5) + "tEST".substring(0, 1).toUpperCase() + "tEST".substring(1).toLowerCase() + "ab".repeat(2).chars().boxed().toList() + "  x ".strip().isEmpty());
    }
}
