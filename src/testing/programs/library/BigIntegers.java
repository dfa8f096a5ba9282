import java.math.BigInteger;

/** Arithmetic, bits, texts and exceptions of BigInteger. */
public class BigIntegers {
    static BigInteger factorial(int n) {
        BigInteger r = BigInteger.ONE;
        for (int i = 2; i <= n; i++) r = r.multiply(BigInteger.valueOf(i));
        return r;
    }
    public static void main(String[] args) {
        System.out.println(factorial(50));
        BigInteger a = new BigInteger("123456789012345678901234567890");
        BigInteger b = new BigInteger("-987654321098765432109876543210");
        System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b));
        System.out.println(b.divide(a) + " " + b.remainder(a) + " " + b.mod(a) + " " + b.abs() + " " + b.negate() + " " + b.signum());
        System.out.println(a.gcd(b) + " " + a.pow(3) + " " + BigInteger.TWO.pow(200));
        System.out.println(a.compareTo(b) + " " + a.equals(new BigInteger("123456789012345678901234567890")) + " " + a.hashCode() + " " + b.hashCode());
        System.out.println(a.toString(16) + " " + b.toString(2) + " " + new BigInteger("-zz", 36) + " " + BigInteger.TEN.max(BigInteger.ZERO) + BigInteger.TEN.min(BigInteger.ZERO));
        System.out.println(BigInteger.valueOf(3).modPow(BigInteger.valueOf(1000), BigInteger.valueOf(1000007)) + " " + BigInteger.valueOf(3).modInverse(BigInteger.valueOf(11)));
        System.out.println(a.intValue() + " " + a.longValue() + " " + a.doubleValue() + " " + a.bitLength() + " " + a.bitCount() + " " + b.bitLength() + " " + b.bitCount());
        System.out.println(a.shiftLeft(5) + " " + b.shiftRight(7) + " " + a.and(b) + " " + a.or(b) + " " + a.xor(b) + " " + a.not() + " " + a.andNot(b));
        System.out.println(a.testBit(3) + " " + a.setBit(100) + " " + a.clearBit(1) + " " + a.flipBit(0) + " " + a.getLowestSetBit());
        System.out.println(new BigInteger("97").isProbablePrime(20) + " " + new BigInteger("91").isProbablePrime(20) + " " + new BigInteger("100").nextProbablePrime() + " " + factorial(20).sqrt());
        BigInteger[] qr = a.divideAndRemainder(BigInteger.valueOf(1000));
        System.out.println(qr[0] + " " + qr[1]);
        try { a.intValueExact(); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        try { a.longValueExact(); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        try { a.divide(BigInteger.ZERO); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        try { a.mod(b); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        try { a.pow(-1); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        try { new BigInteger("12x"); } catch (NumberFormatException e) { System.out.println(e.getMessage()); }
        try { new BigInteger(""); } catch (NumberFormatException e) { System.out.println(e.getMessage()); }
    }
}
