/** 64 bit arithmetic, exact in all digits. */
public class Longs {
    static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    static long power(long base, int exponent, long modulus) {
        long result = 1;
        base %= modulus;
        while (exponent > 0) {
            if ((exponent & 1) == 1) {
                result = result * base % modulus;
            }
            base = base * base % modulus;
            exponent >>= 1;
        }
        return result;
    }

    static long scramble(long seed) {
        seed ^= seed << 13;
        seed ^= seed >>> 7;
        seed ^= seed << 17;
        return seed;
    }

    public static void main(String[] args) {
        System.out.println(9007199254740993L);
        System.out.println(9007199254740993L + 2);
        System.out.println(123456789123456789L * 10 + 7);
        System.out.println(123456789123456789L * 987654321L);
        System.out.println(gcd(1234567890123456L, 9876543210987654L));
        System.out.println(power(3, 200, 1_000_000_007L));
        long seed = 88172645463325252L;
        for (int i = 0; i < 5; i++) {
            seed = scramble(seed);
            System.out.println(seed);
        }
        long a = 1, b = 1;
        for (int i = 0; i < 95; i++) {
            long next = a + b;
            a = b;
            b = next;
        }
        System.out.println(a + " " + b);
        int fromLong = (int) (a ^ (a >>> 32));
        System.out.println(fromLong);
        System.out.println(1L + Integer.MAX_VALUE);
        System.out.println(Integer.MAX_VALUE + 1 + 1L);
        System.out.println(5L == 5 && 5L == 5.0);
        System.out.println(Long.MAX_VALUE == (double) Long.MAX_VALUE);
        System.out.println(0x7fff_ffff_ffff_ffffL + " " + 0x8000_0000_0000_0000L + " " + 0b11L + " " + 077L);
        System.out.println(-7L >> 1 | 1L << 40);
        long n = 27;
        int steps = 0;
        while (n != 1) {
            n = n % 2 == 0 ? n / 2 : 3 * n + 1;
            steps++;
        }
        System.out.println(steps);
    }
}
