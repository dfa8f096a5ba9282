import java.util.*;
import java.util.regex.Pattern;

public class Tokens {
    public static void main(String[] args) {
        Scanner words = new Scanner("12/05/2020@host 3.5 true x9 123456789012345678901234567890 1e2\nsecond line; next");
        System.out.println(words.hasNext("\\d+/\\d+/\\d+@\\w+") + " " + words.hasNext(Pattern.compile("\\d+")));
        System.out.println(words.next("\\d+/\\d+/\\d+@\\w+"));
        System.out.println(words.hasNextBigDecimal() + " " + words.nextBigDecimal() + " " + words.nextBoolean());
        System.out.println(words.hasNextShort() + " " + words.hasNextByte() + " " + words.findInLine("[a-z]\\d"));
        System.out.println(words.hasNextLong() + " " + words.hasNextBigInteger() + " " + words.nextBigInteger());
        try {
            words.next(Pattern.compile("[a-z]+"));
        } catch (InputMismatchException e) {
            System.out.println(e);
        }
        System.out.println(words.findInLine("nothing") + " " + words.nextDouble() + "[" + words.nextLine() + "]");
        System.out.println(words.skip("sec").next() + " " + words.findWithinHorizon(";\\s*", 0) + words.next());
        try {
            words.skip("x");
        } catch (NoSuchElementException e) {
            System.out.println(e);
        }
        Scanner commas = new Scanner("a, b,c ,,d").useDelimiter(Pattern.compile("\\s*,\\s*"));
        System.out.println(commas.tokens().toList());
        Scanner letters = new Scanner("xyz").useDelimiter("");
        while (letters.hasNext()) System.out.print(letters.next() + "|");
        System.out.println();
        System.out.println(new Scanner(" whole text ").useDelimiter(Pattern.compile("\\A")).next() + "|" + commas.delimiter());
        System.out.println(commas.reset().delimiter());
    }
}
