package java.math;

import java.util.Random;

/** Random primes, found as the JDK finds them: the same numbers for the same seed. */
final class Primes {
    /** Below this the JDK's sieve has left out the multiples of all odd primes. */
    private static final int SIEVED = 19200;

    private Primes() {
    }

    /** Of less than 95 bits: random numbers, until one is prime. */
    static BigInteger small(int bits, int certainty, Random random) {
        int words = (bits + 31) / 32;
        int highest = 1 << (bits + 31) % 32;
        while (true) {
            BigInteger number = BigInteger.ZERO;
            for (int i = 0; i < words; i++) {
                int word = random.nextInt();
                if (i == 0) word = word & (highest << 1) - 1 | highest;
                if (i == words - 1 && bits > 2) word |= 1;
                number = number.shiftLeft(32).or(BigInteger.valueOf(word & 0xFFFFFFFFL));
            }
            if (bits > 6 && hasDivisorUpTo41(number)) continue;
            if (bits < 4 || isProbable(number, certainty, random)) return number;
        }
    }

    private static boolean hasDivisorUpTo41(BigInteger number) {
        long rest = number.remainder(BigInteger.valueOf(152125131763605L)).longValue();
        for (int prime : new int[] { 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41 }) if (rest % prime == 0) return true;
        return false;
    }

    /** The first prime behind a random even number that has as many bits. */
    static BigInteger large(int bits, int certainty, Random random) {
        BigInteger start = new BigInteger(bits, random).setBit(bits - 1).clearBit(0);
        int length = bits / 20 * 64;
        while (true) {
            BigInteger prime = within(start, length, certainty, random);
            if (prime != null && prime.bitLength() == bits) return prime;
            start = start.add(BigInteger.valueOf(2L * length));
            if (start.bitLength() != bits) start = new BigInteger(bits, random).setBit(bits - 1).clearBit(0);
        }
    }

    /** The first prime among so many odd numbers behind an even one; null when there is none. */
    private static BigInteger within(BigInteger start, int length, int certainty, Random random) {
        boolean[] isOut = new boolean[length];
        for (int divisor = 3; divisor < SIEVED; divisor += 2) {
            if (!isPrime(divisor)) continue;
            int rest = start.remainder(BigInteger.valueOf(divisor)).intValue();
            int first = divisor - rest;
            if (first % 2 == 0) first += divisor;
            for (int at = (first - 1) / 2; at < length; at += divisor) isOut[at] = true;
        }
        for (int at = 0; at < length; at++) {
            if (isOut[at]) continue;
            BigInteger number = start.add(BigInteger.valueOf(2L * at + 1));
            if (isProbable(number, certainty, random)) return number;
        }
        return null;
    }

    private static boolean isPrime(int number) {
        for (int divisor = 3; divisor * divisor <= number; divisor += 2) if (number % divisor == 0) return false;
        return true;
    }

    /** Miller and Rabin, in as many rounds as the JDK takes, with random bases. */
    private static boolean isProbable(BigInteger number, int certainty, Random random) {
        int rounds = Math.min((certainty + 1) / 2, roundsOf(number.bitLength()));
        BigInteger less = number.subtract(BigInteger.ONE);
        int twos = less.getLowestSetBit();
        for (int i = 0; i < rounds; i++) {
            BigInteger base = new BigInteger(number.bitLength(), random);
            while (base.compareTo(BigInteger.ONE) <= 0 || base.compareTo(number) >= 0)
                base = new BigInteger(number.bitLength(), random);
            BigInteger power = base.modPow(less.shiftRight(twos), number);
            int squared = 0;
            while (!(squared == 0 && power.equals(BigInteger.ONE) || power.equals(less))) {
                squared++;
                if (power.equals(BigInteger.ONE) || squared == twos) return false;
                power = power.multiply(power).mod(number);
            }
        }
        return true;
    }

    private static int roundsOf(int bits) {
        if (bits < 100) return 50;
        if (bits < 256) return 27;
        if (bits < 512) return 15;
        return bits < 768 ? 8 : bits < 1024 ? 4 : 2;
    }
}
