import java.math.BigInteger;
import java.util.*;

/** Memo tables, RSA with small numbers, sorting and formats of BigInteger. */
public class BigIntegerUses {
    public static void main(String[] args) {
        Map<Integer, BigInteger> memo = new HashMap<>();
        System.out.println(fib(200, memo));
        BigInteger p = new BigInteger("170141183460469231731687303715884105727");
        System.out.println(p.isProbablePrime(10));
        BigInteger n = BigInteger.valueOf(3233), e = BigInteger.valueOf(17), d = BigInteger.valueOf(2753);
        BigInteger msg = BigInteger.valueOf(65);
        BigInteger c = msg.modPow(e, n);
        System.out.println(c + " -> " + c.modPow(d, n));
        List<BigInteger> xs = new ArrayList<>(List.of(BigInteger.TEN, BigInteger.ONE, new BigInteger("-5")));
        Collections.sort(xs);
        System.out.println(xs + " " + new HashSet<>(xs).contains(BigInteger.valueOf(10)));
        System.out.printf("%d %s%n", BigInteger.valueOf(42), BigInteger.valueOf(-42));
        System.out.println(String.format("%,d|%10d|%x", new BigInteger("12345678901234567890"), BigInteger.TEN, 255));
        long l = BigInteger.valueOf(Long.MIN_VALUE).longValue();
        System.out.println(l + " " + BigInteger.valueOf(Long.MIN_VALUE).abs());
    }
    static BigInteger fib(int n, Map<Integer, BigInteger> memo) {
        if (n < 2) return BigInteger.valueOf(n);
        BigInteger known = memo.get(n);
        if (known != null) return known;
        BigInteger r = fib(n - 1, memo).add(fib(n - 2, memo));
        memo.put(n, r);
        return r;
    }
}
