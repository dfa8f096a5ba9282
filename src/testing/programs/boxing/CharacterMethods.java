/** The methods of Character. */
public class CharacterMethods {
    static String classes(char c) {
        return (Character.isLetter(c) ? "L" : "-") + (Character.isDigit(c) ? "D" : "-")
            + (Character.isLetterOrDigit(c) ? "A" : "-") + (Character.isWhitespace(c) ? "W" : "-")
            + (Character.isUpperCase(c) ? "U" : "-") + (Character.isLowerCase(c) ? "l" : "-")
            + (Character.isAlphabetic(c) ? "a" : "-");
    }

    public static void main(String[] args) {
        for (char c : "aZ5 \t_.\u00e9".toCharArray()) {
            System.out.println((int) c + " " + classes(c));
        }
        System.out.println(Character.toUpperCase('q') + "" + Character.toLowerCase('Q') + Character.toUpperCase('5'));
        System.out.println(Character.getNumericValue('7') + " " + Character.digit('f', 16) + " " + Character.digit('g', 16)
            + " " + Character.forDigit(11, 16));
        System.out.println(Character.compare('a', 'c') + " " + Character.valueOf('x').compareTo('z'));
        System.out.println(Character.toString('k') + Character.valueOf('m') + String.valueOf('n'));
        System.out.println((int) Character.MIN_VALUE + " " + (int) Character.MAX_VALUE);
        System.out.println(Character.valueOf('a').equals('a') + " " + Character.valueOf('a').hashCode());
        System.out.println(Character.toUpperCase('a') == 'A');
        Character boxed = 'd';
        switch (boxed) {
            case 'd' -> System.out.println("d");
            default -> System.out.println("other");
        }
        int sum = 0;
        for (char c : "2024-01-31".toCharArray()) {
            if (Character.isDigit(c)) {
                sum += c - '0';
            }
        }
        System.out.println(sum);
        StringBuilder swapped = new StringBuilder();
        for (char c : "Hello World".toCharArray()) {
            swapped.append(Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c));
        }
        System.out.println(swapped);
    }
}
