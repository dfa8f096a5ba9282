import java.math.BigInteger;
import java.util.*;

/** Many random operations of BigInteger, and texts that are no numbers. */
public class BigIntegerMany {
    public static void main(String[] args) {
        Random r = new Random(3);
        long h = 0;
        for (int i = 0; i < 400; i++) {
            StringBuilder s = new StringBuilder(r.nextBoolean() ? "-" : "");
            int n = 1 + r.nextInt(60);
            for (int k = 0; k < n; k++) s.append((char) ('0' + r.nextInt(10)));
            BigInteger a = new BigInteger(s.toString());
            BigInteger b = BigInteger.valueOf(r.nextLong()).shiftRight(r.nextInt(64)).add(BigInteger.ONE);
            if (b.signum() == 0) continue;
            BigInteger m = b.abs().add(BigInteger.TWO);
            BigInteger[] all = { a.add(b), a.subtract(b), a.multiply(b), a.divide(b), a.remainder(b), a.mod(m), a.and(b), a.or(b), a.xor(b), a.not(), a.andNot(b), a.shiftLeft(r.nextInt(70)), a.shiftRight(r.nextInt(70)), a.shiftLeft(-3), a.gcd(b), a.abs().sqrt(), a.pow(3), a.modPow(b.abs(), m), a.max(b), a.min(b), a.setBit(7), a.clearBit(9), a.flipBit(11) };
            for (BigInteger x : all) h = h * 31 + x.hashCode() + x.bitLength() * 3 + x.bitCount() * 5 + x.intValue() + x.longValue() + x.toString(r.nextInt(35) + 2).hashCode() + x.getLowestSetBit() + Double.hashCode(x.doubleValue()) + x.compareTo(a) + x.signum();
            if (a.gcd(m).equals(BigInteger.ONE)) h += a.modInverse(m).hashCode();
            if (i % 40 == 0) h += a.abs().nextProbablePrime().hashCode();
        }
        System.out.println(h);
        String[] bad = { "", "-", "+", "--1", "1-2", "12a", " 1", "123456789012345678901x", "1234567890123456x7890", "+5", "-0", "000" };
        for (String s : bad) try { System.out.println(new BigInteger(s)); } catch (NumberFormatException e) { System.out.println(s + ": " + e.getMessage()); }
        try { System.out.println(new BigInteger("fg", 16)); } catch (NumberFormatException e) { System.out.println(e.getMessage()); }
        try { new BigInteger("1", 99); } catch (NumberFormatException e) { System.out.println(e.getMessage()); }
        try { BigInteger.TWO.modInverse(BigInteger.valueOf(4)); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        try { BigInteger.TWO.negate().sqrt(); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        try { BigInteger.TWO.testBit(-1); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        try { BigInteger.TEN.negate().nextProbablePrime(); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        System.out.println(BigInteger.ONE.equals(1) + " " + BigInteger.valueOf(128).intValueExact() + " " + BigInteger.valueOf(Long.MAX_VALUE).longValueExact() + " " + BigInteger.ONE.floatValue());
        BigInteger x = BigInteger.ONE;
        for (int i = 1; i <= 1000; i++) x = x.multiply(BigInteger.valueOf(i));
        System.out.println(x.toString().length() + " " + x.bitLength());
        System.out.println(new BigInteger("10").hashCode() + " " + BigInteger.ZERO.getLowestSetBit() + " " + BigInteger.valueOf(-1).bitLength() + BigInteger.valueOf(-1).bitCount());
    }
}
