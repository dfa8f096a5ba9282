package java.math;

import java.util.Random;

/** A whole number of any size. The interpreter computes with it; what the bodies say of results is for the analyses. */
public class BigInteger extends Number implements Comparable<BigInteger> {
    public static final BigInteger ZERO = valueOf(0);
    public static final BigInteger ONE = valueOf(1);
    public static final BigInteger TWO = valueOf(2);
    public static final BigInteger TEN = valueOf(10);

    private BigInteger() {
    }

    public BigInteger(String text) {
        this(text, 10);
    }

    public BigInteger(String text, int radix) {
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX)
            throw new NumberFormatException("Radix out of range");
        if (text.isEmpty()) throw new NumberFormatException("Zero length BigInteger");
        int minus = text.lastIndexOf('-');
        int plus = text.lastIndexOf('+');
        if (minus > 0 || plus > 0 || minus == 0 && plus == 0)
            throw new NumberFormatException("Illegal embedded sign character");
        int start = minus == 0 || plus == 0 ? 1 : 0;
        if (start == text.length()) throw new NumberFormatException("Zero length BigInteger");
        check(text, start, radix);
        become(text.substring(start), radix, minus == 0);
    }

    /** In two's complement, the highest byte first. */
    public BigInteger(byte[] bytes) {
        if (bytes.length == 0) throw new NumberFormatException("Zero length BigInteger");
        boolean isNegative = bytes[0] < 0;
        become(digits(bytes, isNegative), 16, isNegative);
    }

    public BigInteger(int signum, byte[] magnitude) {
        if (signum < -1 || signum > 1) throw new NumberFormatException("Invalid signum value");
        String digits = digits(magnitude, false);
        boolean isZero = digits.replace("0", "").isEmpty();
        if (signum == 0 && !isZero) throw new NumberFormatException("signum-magnitude mismatch");
        become(digits, 16, signum < 0 && !isZero);
    }

    /** A number of at most so many bits, all equally likely. */
    public BigInteger(int bits, Random random) {
        if (bits < 0) throw new IllegalArgumentException("numBits must be non-negative");
        byte[] bytes = new byte[(int) ((bits + 7L) / 8)];
        if (bytes.length > 0) {
            random.nextBytes(bytes);
            bytes[0] &= (1 << 8 - (8 * bytes.length - bits)) - 1;
        }
        become(digits(bytes, false), 16, false);
    }

    /** A number of so many bits that is probably prime. */
    public BigInteger(int bits, int certainty, Random random) {
        if (bits < 2) throw new ArithmeticException("bitLength < 2");
        BigInteger prime = bits < 95 ? Primes.small(bits, certainty, random) : Primes.large(bits, certainty, random);
        become(prime.toString(16), 16, false);
    }

    public static BigInteger probablePrime(int bits, Random random) {
        return new BigInteger(bits, 100, random);
    }

    /** In base 16, of the size of the number. */
    private static String digits(byte[] bytes, boolean isNegative) {
        StringBuilder digits = new StringBuilder("0");
        int carry = 1;
        int[] size = new int[bytes.length];
        for (int i = bytes.length - 1; i >= 0; i--) {
            int value = isNegative ? (~bytes[i] & 0xFF) + carry : bytes[i] & 0xFF;
            carry = value >> 8;
            size[i] = value & 0xFF;
        }
        if (isNegative && carry > 0 && bytes.length > 0) digits.append('1');
        for (int each : size)
            digits.append(Character.forDigit(each >> 4, 16)).append(Character.forDigit(each & 15, 16));
        return digits.toString();
    }

    /** Group by group, as many digits as an int holds: a message names the first group that is wrong. */
    private static void check(String text, int start, int radix) {
        int from = start;
        while (from < text.length() && Character.digit(text.charAt(from), radix) == 0) from++;
        int group = digitsPerInt(radix);
        int length = (text.length() - from) % group;
        if (length == 0) length = group;
        while (from < text.length()) {
            String digits = text.substring(from, Math.min(from + length, text.length()));
            if (Integer.parseInt(digits, radix) < 0) throw new NumberFormatException("Illegal digit");
            from += length;
            length = group;
        }
    }

    private static int digitsPerInt(int radix) {
        int digits = 0;
        for (long power = radix; power <= Integer.MAX_VALUE; power *= radix) digits++;
        return digits;
    }

    private native void become(String digits, int radix, boolean isNegative);

    public static BigInteger valueOf(long value) {
        return new BigInteger();
    }

    public BigInteger add(BigInteger other) {
        return new BigInteger();
    }

    public BigInteger subtract(BigInteger other) {
        return new BigInteger();
    }

    public BigInteger multiply(BigInteger other) {
        return new BigInteger();
    }

    public BigInteger and(BigInteger other) {
        return new BigInteger();
    }

    public BigInteger or(BigInteger other) {
        return new BigInteger();
    }

    public BigInteger xor(BigInteger other) {
        return new BigInteger();
    }

    public BigInteger andNot(BigInteger other) {
        return new BigInteger();
    }

    public BigInteger divide(BigInteger divisor) {
        if (divisor.signum() == 0) throw new ArithmeticException("BigInteger divide by zero");
        return quotient(divisor);
    }

    private BigInteger quotient(BigInteger divisor) {
        return new BigInteger();
    }

    public BigInteger remainder(BigInteger divisor) {
        if (divisor.signum() == 0) throw new ArithmeticException("BigInteger divide by zero");
        return rest(divisor);
    }

    private BigInteger rest(BigInteger divisor) {
        return new BigInteger();
    }

    public BigInteger[] divideAndRemainder(BigInteger divisor) {
        return new BigInteger[] { divide(divisor), remainder(divisor) };
    }

    public BigInteger mod(BigInteger modulus) {
        if (modulus.signum() <= 0) throw new ArithmeticException("BigInteger: modulus not positive");
        BigInteger rest = remainder(modulus);
        return rest.signum() < 0 ? rest.add(modulus) : rest;
    }

    public BigInteger pow(int exponent) {
        if (exponent < 0) throw new ArithmeticException("Negative exponent");
        return power(exponent);
    }

    private BigInteger power(int exponent) {
        if (exponent < 0) throw new ArithmeticException();
        return new BigInteger();
    }

    public BigInteger modPow(BigInteger exponent, BigInteger modulus) {
        if (modulus.signum() <= 0) throw new ArithmeticException("BigInteger: modulus not positive");
        if (exponent.signum() < 0) return modInverse(modulus).modPow(exponent.negate(), modulus);
        return powerModulo(exponent, modulus);
    }

    private BigInteger powerModulo(BigInteger exponent, BigInteger modulus) {
        return new BigInteger();
    }

    public BigInteger modInverse(BigInteger modulus) {
        if (modulus.signum() <= 0) throw new ArithmeticException("BigInteger: modulus not positive");
        BigInteger before = modulus;
        BigInteger last = mod(modulus);
        BigInteger factorBefore = ZERO;
        BigInteger factor = ONE;
        while (last.signum() != 0) {
            BigInteger quotient = before.divide(last);
            BigInteger rest = before.subtract(quotient.multiply(last));
            BigInteger next = factorBefore.subtract(quotient.multiply(factor));
            before = last;
            last = rest;
            factorBefore = factor;
            factor = next;
        }
        if (!before.equals(ONE)) throw new ArithmeticException("BigInteger not invertible.");
        return factorBefore.mod(modulus);
    }

    public BigInteger gcd(BigInteger other) {
        BigInteger a = abs();
        BigInteger b = other.abs();
        while (b.signum() != 0) {
            BigInteger rest = a.remainder(b);
            a = b;
            b = rest;
        }
        return a;
    }

    public BigInteger sqrt() {
        if (signum() < 0) throw new ArithmeticException("Negative BigInteger");
        if (signum() == 0) return ZERO;
        BigInteger root = ONE.shiftLeft((bitLength() + 1) / 2);
        while (true) {
            BigInteger next = root.add(divide(root)).shiftRight(1);
            if (next.compareTo(root) >= 0) return root;
            root = next;
        }
    }

    public BigInteger negate() {
        return ZERO.subtract(this);
    }

    public BigInteger abs() {
        return signum() < 0 ? negate() : this;
    }

    public BigInteger not() {
        return new BigInteger();
    }

    public BigInteger shiftLeft(int bits) {
        return new BigInteger();
    }

    public BigInteger shiftRight(int bits) {
        return new BigInteger();
    }

    public BigInteger setBit(int bit) {
        return or(ONE.shiftLeft(checked(bit)));
    }

    public BigInteger clearBit(int bit) {
        return andNot(ONE.shiftLeft(checked(bit)));
    }

    public BigInteger flipBit(int bit) {
        return xor(ONE.shiftLeft(checked(bit)));
    }

    public boolean testBit(int bit) {
        return and(ONE.shiftLeft(checked(bit))).signum() != 0;
    }

    private static int checked(int bit) {
        if (bit < 0) throw new ArithmeticException("Negative bit address");
        return bit;
    }

    public int getLowestSetBit() {
        if (signum() == 0) return -1;
        int bit = 0;
        while (!testBit(bit)) bit++;
        return bit;
    }

    public native int bitLength();

    public native int bitCount();

    public native int signum();

    public BigInteger max(BigInteger other) {
        return compareTo(other) > 0 ? this : other;
    }

    public BigInteger min(BigInteger other) {
        return compareTo(other) < 0 ? this : other;
    }

    public boolean isProbablePrime(int certainty) {
        if (certainty <= 0) return true;
        BigInteger n = abs();
        if (n.compareTo(TWO) < 0) return false;
        for (int witness : new int[] { 2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37 }) {
            BigInteger base = valueOf(witness);
            if (n.equals(base)) return true;
            if (n.isComposite(base)) return false;
        }
        return true;
    }

    /** Whether the base shows that this number is no prime (Miller and Rabin). */
    private boolean isComposite(BigInteger base) {
        BigInteger less = subtract(ONE);
        int twos = less.getLowestSetBit();
        BigInteger power = base.modPow(less.shiftRight(twos), this);
        if (power.equals(ONE) || power.equals(less)) return false;
        for (int i = 1; i < twos; i++) {
            power = power.multiply(power).mod(this);
            if (power.equals(less)) return false;
        }
        return true;
    }

    public BigInteger nextProbablePrime() {
        if (signum() < 0) throw new ArithmeticException("start < 0: " + this);
        BigInteger next = add(ONE);
        while (!next.isProbablePrime(100)) next = next.add(ONE);
        return next;
    }

    public native int compareTo(BigInteger other);

    public boolean equals(Object other) {
        return other instanceof BigInteger && compareTo((BigInteger) other) == 0;
    }

    public native int hashCode();

    public String toString() {
        return toString(10);
    }

    public String toString(int radix) {
        return new String();
    }

    public native int intValue();

    public native long longValue();

    public float floatValue() {
        return (float) doubleValue();
    }

    public native double doubleValue();

    /** In two's complement, the highest byte first. */
    public byte[] toByteArray() {
        byte[] bytes = new byte[bitLength() / 8 + 1];
        for (int i = 0; i < bytes.length; i++) bytes[bytes.length - 1 - i] = shiftRight(8 * i).byteValue();
        return bytes;
    }

    public BigInteger[] sqrtAndRemainder() {
        BigInteger root = sqrt();
        return new BigInteger[] { root, subtract(root.multiply(root)) };
    }

    public short shortValueExact() {
        if (bitLength() > 15) throw new ArithmeticException("BigInteger out of short range");
        return shortValue();
    }

    public byte byteValueExact() {
        if (bitLength() > 7) throw new ArithmeticException("BigInteger out of byte range");
        return byteValue();
    }

    public int intValueExact() {
        if (bitLength() > 31) throw new ArithmeticException("BigInteger out of int range");
        return intValue();
    }

    public long longValueExact() {
        if (bitLength() > 63) throw new ArithmeticException("BigInteger out of long range");
        return longValue();
    }
}
