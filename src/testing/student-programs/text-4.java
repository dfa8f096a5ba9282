import java.util.*;

public class Main {
    static String compress(String s) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < s.length(); ) {
            int j = i;
            while (j < s.length() && s.charAt(j) == s.charAt(i)) j++;
            out.append(s.charAt(i));
            if (j - i > 1) out.append(j - i);
            i = j;
        }
        return out.toString();
    }
    static Map<String, List<String>> anagrams(String... words) {
        Map<String, List<String>> groups = new LinkedHashMap<>();
        for (String w : words) {
            char[] c = w.toCharArray();
            Arrays.sort(c);
            groups.computeIfAbsent(String.valueOf(c), k -> new ArrayList<>()).add(w);
        }
        return groups;
    }
    static String toRoman(int n) {
        int[] values = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] signs = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        String r = "";
        for (int i = 0; i < values.length; i++) while (n >= values[i]) { r += signs[i]; n -= values[i]; }
        return r;
    }
    public static void main(String[] args) {
        System.out.println(compress("aaabccdddd") + compress(""));
        System.out.println(anagrams("tea", "eat", "tan", "ate", "nat", "bat").values());
        for (int n : new int[] {1994, 2024, 4}) System.out.print(toRoman(n) + " ");
        System.out.println();
        int width = 12;
        for (String line : List.of("left", "center", "right")) {
            int pad = (width - line.length()) / 2;
            System.out.println("*" + " ".repeat(pad) + line + " ".repeat(width - pad - line.length()) + "*");
        }
        String a = "hello", b = "hel" + "lo", c = new String("hello");
        System.out.println((a == b) + " " + (a == c) + " " + (a == c.intern()) + " " + a.hashCode());
        System.out.println(String.valueOf((Object) null) + Character.getNumericValue('7') + Character.isDigit('x') + (char) 97 + (int) 'z');
    }
}
