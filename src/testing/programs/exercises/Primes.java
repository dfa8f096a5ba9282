import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The sieve of Eratosthenes, factors, perfect numbers and Goldbach pairs. */
public class Primes {
    private final boolean[] composite;

    Primes(int limit) {
        composite = new boolean[limit + 1];
        composite[0] = composite[1] = true;
        for (int i = 2; (long) i * i <= limit; i++) {
            if (!composite[i]) {
                for (int j = i * i; j <= limit; j += i) {
                    composite[j] = true;
                }
            }
        }
    }

    List<Integer> upTo(int n) {
        List<Integer> primes = new ArrayList<>();
        for (int i = 0; i <= n; i++) {
            if (!composite[i]) {
                primes.add(i);
            }
        }
        return primes;
    }

    static Map<Long, Integer> factors(long n) {
        Map<Long, Integer> result = new TreeMap<>();
        for (long p = 2; p * p <= n; p++) {
            while (n % p == 0) {
                result.merge(p, 1, Integer::sum);
                n /= p;
            }
        }
        if (n > 1) {
            result.merge(n, 1, Integer::sum);
        }
        return result;
    }

    static int divisorSum(int n) {
        int sum = 1;
        for (int i = 2; i * i <= n; i++) {
            if (n % i == 0) {
                sum += i + (i * i == n ? 0 : n / i);
            }
        }
        return n == 1 ? 0 : sum;
    }

    int[] goldbach(int even) {
        for (int i = 2; i <= even / 2; i++) {
            if (!composite[i] && !composite[even - i]) {
                return new int[] {i, even - i};
            }
        }
        throw new AssertionError("a counterexample: " + even);
    }

    public static void main(String[] args) {
        Primes p = new Primes(2000);
        List<Integer> all = p.upTo(2000);
        System.out.println(p.upTo(50) + " " + all.size() + " " + all.get(all.size() - 1));
        System.out.println(factors(360) + " " + factors(9999991) + " " + factors(600851475143L) + " " + factors(1));
        for (int n = 1; n < 1000; n++) {
            if (divisorSum(n) == n) {
                System.out.print(n + " ");
            }
        }
        System.out.println();
        System.out.println(Arrays.toString(p.goldbach(28)) + Arrays.toString(p.goldbach(1000)));
        int twins = 0;
        for (int i = 1; i < all.size(); i++) {
            twins += all.get(i) - all.get(i - 1) == 2 ? 1 : 0;
        }
        System.out.println(twins);
    }
}
