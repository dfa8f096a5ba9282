/** Roman numerals, number words and other notations. */
public class RomanNumerals {
    private static final int[] VALUES = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
    private static final String[] SIGNS = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
    private static final String[] SMALL = ("zero one two three four five six seven eight nine ten eleven twelve thirteen "
        + "fourteen fifteen sixteen seventeen eighteen nineteen").split(" ");
    private static final String[] TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

    static String roman(int n) {
        if (n <= 0 || n >= 4000) {
            throw new IllegalArgumentException(n + " has no roman form");
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < VALUES.length; i++) {
            while (n >= VALUES[i]) {
                out.append(SIGNS[i]);
                n -= VALUES[i];
            }
        }
        return out.toString();
    }

    static int value(String roman) {
        int sum = 0;
        int previous = 0;
        for (int i = roman.length() - 1; i >= 0; i--) {
            int v = switch (roman.charAt(i)) {
                case 'I' -> 1;
                case 'V' -> 5;
                case 'X' -> 10;
                case 'L' -> 50;
                case 'C' -> 100;
                case 'D' -> 500;
                case 'M' -> 1000;
                default -> throw new IllegalArgumentException("no digit: " + roman.charAt(i));
            };
            sum += v < previous ? -v : v;
            previous = v;
        }
        return sum;
    }

    static String words(int n) {
        if (n < 0) {
            return "minus " + words(-n);
        }
        if (n < 20) {
            return SMALL[n];
        }
        if (n < 100) {
            return TENS[n / 10 - 2] + (n % 10 == 0 ? "" : "-" + SMALL[n % 10]);
        }
        if (n < 1000) {
            return SMALL[n / 100] + " hundred" + (n % 100 == 0 ? "" : " and " + words(n % 100));
        }
        return words(n / 1000) + " thousand" + (n % 1000 == 0 ? "" : " " + words(n % 1000));
    }

    static String base(int n, int base) {
        String digits = "0123456789abcdefghijklmnopqrstuvwxyz";
        String result = "";
        do {
            result = digits.charAt(n % base) + result;
            n /= base;
        } while (n > 0);
        return result;
    }

    public static void main(String[] args) {
        for (int n : new int[] {1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999}) {
            System.out.println(n + " " + roman(n) + " " + value(roman(n)) + " " + words(n) + " " + base(n, 2) + " "
                + base(n, 36));
        }
        int wrong = 0;
        for (int n = 1; n < 4000; n++) {
            if (value(roman(n)) != n || Integer.parseInt(base(n, 7), 7) != n) {
                wrong++;
            }
        }
        System.out.println(wrong + " " + words(-987654));
        for (String bad : new String[] {"0", "ABC"}) {
            try {
                System.out.println(bad.equals("0") ? roman(0) : "" + value(bad));
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
