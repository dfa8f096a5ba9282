/** Natural numbers of any length: addition, multiplication, powers, comparison. */
public final class BigNumbers implements Comparable<BigNumbers> {
    private static final int BASE = 10_000;
    private final int[] digits;

    private BigNumbers(int[] digits) {
        int length = digits.length;
        while (length > 1 && digits[length - 1] == 0) {
            length--;
        }
        this.digits = new int[length];
        System.arraycopy(digits, 0, this.digits, 0, length);
    }

    static BigNumbers of(String text) {
        int[] digits = new int[(text.length() + 3) / 4];
        for (int i = 0, end = text.length(); end > 0; i++, end -= 4) {
            digits[i] = Integer.parseInt(text.substring(Math.max(0, end - 4), end));
        }
        return new BigNumbers(digits);
    }

    static BigNumbers of(long n) {
        return of(Long.toString(n));
    }

    BigNumbers plus(BigNumbers o) {
        int[] sum = new int[Math.max(digits.length, o.digits.length) + 1];
        int carry = 0;
        for (int i = 0; i < sum.length; i++) {
            carry += (i < digits.length ? digits[i] : 0) + (i < o.digits.length ? o.digits[i] : 0);
            sum[i] = carry % BASE;
            carry /= BASE;
        }
        return new BigNumbers(sum);
    }

    BigNumbers times(BigNumbers o) {
        int[] product = new int[digits.length + o.digits.length];
        for (int i = 0; i < digits.length; i++) {
            int carry = 0;
            for (int j = 0; j < o.digits.length || carry != 0; j++) {
                carry += product[i + j] + digits[i] * (j < o.digits.length ? o.digits[j] : 0);
                product[i + j] = carry % BASE;
                carry /= BASE;
            }
        }
        return new BigNumbers(product);
    }

    BigNumbers power(int n) {
        return n == 0 ? of(1) : n % 2 == 1 ? times(power(n - 1)) : times(this).power(n / 2);
    }

    @Override
    public int compareTo(BigNumbers o) {
        if (digits.length != o.digits.length) {
            return Integer.compare(digits.length, o.digits.length);
        }
        for (int i = digits.length - 1; i >= 0; i--) {
            if (digits[i] != o.digits[i]) {
                return digits[i] - o.digits[i];
            }
        }
        return 0;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof BigNumbers b && compareTo(b) == 0;
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder().append(digits[digits.length - 1]);
        for (int i = digits.length - 2; i >= 0; i--) {
            text.append(String.format("%04d", digits[i]));
        }
        return text.toString();
    }

    public static void main(String[] args) {
        BigNumbers a = of("123456789012345678901234567890");
        BigNumbers b = of("987654321098765432109876543210");
        System.out.println(a.plus(b));
        System.out.println(a.times(b));
        System.out.println(of(2).power(128));
        BigNumbers f = of(1);
        for (int i = 2; i <= 40; i++) {
            f = f.times(of(i));
        }
        System.out.println(f);
        BigNumbers x = of(0), y = of(1);
        for (int i = 0; i < 200; i++) {
            BigNumbers next = x.plus(y);
            x = y;
            y = next;
        }
        System.out.println(x);
        System.out.println(a.compareTo(b) < 0 ? "less" : "more");
        System.out.println(of("0000").equals(of(0)) + " " + of(Long.MAX_VALUE).plus(of(1)) + " " + of("00120"));
    }
}
