public class Main {
    static boolean isPalindrome(String s) {
        String clean = s.toLowerCase().replaceAll("[^a-z0-9]", "");
        return new StringBuilder(clean).reverse().toString().equals(clean);
    }
    static String caesar(String s, int k) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (Character.isUpperCase(c)) sb.append((char) ('A' + Math.floorMod(c - 'A' + k, 26)));
            else if (Character.isLowerCase(c)) sb.append((char) ('a' + Math.floorMod(c - 'a' + k, 26)));
            else sb.append(c);
        }
        return sb.toString();
    }
    public static void main(String[] args) {
        System.out.println(isPalindrome("A man, a plan, a canal: Panama"));
        String secret = caesar("Hello, World!", 3);
        System.out.println(secret + " " + caesar(secret, -3));
        String csv = "name;age;;city";
        String[] parts = csv.split(";");
        System.out.println(parts.length + " " + String.join("|", parts) + " " + "a,b,,".split(",").length + " " + "a,b,,".split(",", -1).length);
        System.out.println("  trim me ".trim() + "." + " x ".strip() + "." + "ab".repeat(3) + "." + "hello".indexOf("l", 3) + "hello".lastIndexOf('l'));
        System.out.println("Hello".chars().sum() + " " + "b".compareTo("abc") + " " + "Hi".equalsIgnoreCase("hI") + " " + "file.txt".endsWith(".txt"));
        System.out.println(String.format("|%5d|%-5s|%05.1f|%x|%,d|%c|%b|%%|%e|", 42, "ab", 3.14159, 255, 1234567, 'z', true, 12345.678));
        char[] cs = "sort".toCharArray();
        java.util.Arrays.sort(cs);
        System.out.println(new String(cs) + String.valueOf(cs, 1, 2) + "x".isEmpty() + "\t|".length());
    }
}
