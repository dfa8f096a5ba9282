import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Palindromes, anagrams, run lengths, Caesar and Vigenere, justification. */
public class WordPuzzles {
    static boolean isPalindrome(String text) {
        StringBuilder letters = new StringBuilder();
        for (char c : text.toCharArray()) {
            if (Character.isLetter(c)) {
                letters.append(Character.toLowerCase(c));
            }
        }
        return letters.toString().contentEquals(new StringBuilder(letters).reverse());
    }

    static String encode(String s) {
        String out = "";
        for (int i = 0, run; i < s.length(); i += run) {
            run = 1;
            while (i + run < s.length() && s.charAt(i + run) == s.charAt(i)) {
                run++;
            }
            out += (run > 1 ? run : "") + "" + s.charAt(i);
        }
        return out;
    }

    static String decode(String s) {
        StringBuilder out = new StringBuilder();
        int count = 0;
        for (char c : s.toCharArray()) {
            if (c >= '0' && c <= '9') {
                count = count * 10 + (c - '0');
            } else {
                out.append(String.valueOf(c).repeat(count == 0 ? 1 : count));
                count = 0;
            }
        }
        return out.toString();
    }

    static String vigenere(String text, String key, int sign) {
        char[] out = text.toCharArray();
        for (int i = 0, k = 0; i < out.length; i++) {
            if (out[i] >= 'a' && out[i] <= 'z') {
                int shift = sign * (key.charAt(k++ % key.length()) - 'a');
                out[i] = (char) ('a' + Math.floorMod(out[i] - 'a' + shift, 26));
            }
        }
        return new String(out);
    }

    static List<String> justify(String text, int width) {
        List<String> lines = new ArrayList<>();
        List<String> line = new ArrayList<>();
        int length = 0;
        for (String word : text.split("\\s+")) {
            if (length + line.size() + word.length() > width) {
                StringBuilder b = new StringBuilder();
                int gaps = line.size() - 1;
                int spaces = width - length;
                for (int i = 0; i < line.size(); i++) {
                    b.append(line.get(i));
                    if (i < gaps) {
                        int n = spaces / (gaps - i) + (spaces % (gaps - i) > 0 ? 1 : 0);
                        b.append(" ".repeat(n));
                        spaces -= n;
                    }
                }
                lines.add(b.toString());
                line.clear();
                length = 0;
            }
            line.add(word);
            length += word.length();
        }
        lines.add(String.join(" ", line));
        return lines;
    }

    public static void main(String[] args) {
        System.out.println(isPalindrome("A man, a plan, a canal: Panama") + " " + isPalindrome("Java") + " " + isPalindrome(""));
        Map<String, List<String>> anagrams = new TreeMap<>();
        for (String w : "listen silent enlist google elgoog abc cab bca x".split(" ")) {
            char[] key = w.toCharArray();
            Arrays.sort(key);
            anagrams.computeIfAbsent(new String(key), k -> new ArrayList<>()).add(w);
        }
        System.out.println(anagrams);
        String encoded = encode("aaabccddddddddddddz");
        System.out.println(encoded + " " + decode(encoded) + " " + decode(encode("")).isEmpty());
        String secret = vigenere("attack at dawn!", "lemon", 1);
        System.out.println(secret + " " + vigenere(secret, "lemon", -1));
        for (String l : justify("The quick brown fox jumps over the lazy dog and runs far away from here", 20)) {
            System.out.println("|" + l + "|");
        }
    }
}
