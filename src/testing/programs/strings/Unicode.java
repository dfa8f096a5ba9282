/** Characters outside ASCII and surrogate pairs. */
public class Unicode {
    public static void main(String[] args) {
        String s = "naïve café €";
        System.out.println(s + " " + s.length());
        System.out.println(s.toUpperCase() + " " + s.indexOf('é') + " " + (int) s.charAt(2));
        String emoji = "a\uD83D\uDE00b";
        System.out.println(emoji.length() + " " + emoji.codePointAt(1) + " " + (int) emoji.charAt(1));
        System.out.println(new StringBuilder("äöü").reverse());
        System.out.println(Character.isLetter('ß') + " " + Character.isLetter('1') + " " + Character.isUpperCase('Ä'));
        char snowman = '\u2603';
        System.out.println(snowman + " " + (int) snowman + " " + Integer.toHexString(snowman));
        int größe = 3;
        System.out.println(größe + 1);
        System.out.println("é".equals("\u00e9") + " " + "é".hashCode());
        System.out.println("Straße".toLowerCase() + " " + "ÀÉ".toLowerCase());
        System.out.println("z".compareTo("é") + " " + "\uffff".compareTo("a"));
        for (char c : "π≈3".toCharArray()) {
            System.out.print((int) c + " ");
        }
        System.out.println();
    }
}
