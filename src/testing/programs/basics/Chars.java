/** char is an unsigned 16 bit number. */
public class Chars {
    static String rotate(String text, int by) {
        StringBuilder result = new StringBuilder();
        for (char c : text.toCharArray()) {
            if (c >= 'a' && c <= 'z') {
                result.append((char) ('a' + (c - 'a' + by) % 26));
            } else if ('A' <= c && c <= 'Z') {
                result.append((char) ((c - 'A' + by + 26) % 26 + 'A'));
            } else {
                result.append(c);
            }
        }
        return result.toString();
    }

    public static void main(String[] args) {
        char c = 'a';
        System.out.println(c + 1);
        System.out.println((char) (c + 1));
        System.out.println("" + c + 1);
        System.out.println(c + 'b' + "c");
        System.out.println("c" + c + 'b');
        System.out.println('a' + 'b');
        System.out.println((int) '\n' + " " + (int) '\t' + " " + (int) '\\' + " " + (int) '\'' + " " + (int) '\u0041');
        System.out.println('\101' + "" + '\60' + "\u00e4\u20ac");
        System.out.println('z' - 'a' + " " + ('b' > 'a') + " " + (c == 97));
        final char f = 'x';
        switch (f) {
            case 120:
                System.out.println("x is 120");
                break;
            default:
                System.out.println("no");
        }
        for (char x = 'p'; x < 'u'; x++) {
            System.out.print(x);
            System.out.print(' ');
        }
        System.out.println();
        System.out.println(rotate("Hello, World!", 13));
        System.out.println(rotate(rotate("Hello, World!", 3), 23));
        char[] word = {'w', 'o', 'r', 'd'};
        System.out.println(word);
        System.out.println(String.valueOf(word) + word.length);
        word[0] = Character.toUpperCase(word[0]);
        word[3]++;
        System.out.println(new String(word));
        int[] counts = new int[128];
        for (char x : "mississippi".toCharArray()) {
            counts[x]++;
        }
        for (char x = 0; x < counts.length; x++) {
            if (counts[x] > 0) {
                System.out.print(x + "" + counts[x] + " ");
            }
        }
        System.out.println();
        char max = Character.MAX_VALUE;
        System.out.println((int) max + " " + (short) max + " " + (max + 1));
    }
}
