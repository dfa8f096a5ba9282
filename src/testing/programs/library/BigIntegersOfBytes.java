import java.math.*;
import java.util.*;

public class BigIntegersOfBytes {
    static void show(String name, java.util.concurrent.Callable<Object> value) {
        try {
            System.out.println(name + " = " + value.call());
        } catch (Exception e) {
            System.out.println(name + " ! " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        Random r = new Random(42); for (int bits : new int[]{0,1,7,8,9,16,64,65,200}) System.out.println(new BigInteger(bits, r));
        for (int bits : new int[]{2,3,4,5,6,7,10,20,31,32,33,50,64,80,94,95,100,128}) System.out.println(bits + " " + BigInteger.probablePrime(bits, r) + " " + r.nextInt(1000));
        System.out.println(new BigInteger(40, 20, r)+" "+r.nextInt());
        for (byte[] b : new byte[][]{{0},{1},{-1},{-128},{127,-1},{-1,0},{-128,0,0},{0,0,-1},{-1,-1,-1}}) {
            BigInteger n = new BigInteger(b); System.out.println(n + " " + new BigInteger(1, b) + " " + Arrays.toString(n.toByteArray()));
        }
        show("empty", () -> new BigInteger(new byte[0]));
        show("sig", () -> new BigInteger(0, new byte[]{1}));
        show("sig2", () -> new BigInteger(2, new byte[]{1}));
        show("neg", () -> new BigInteger(-1, new Random()));
        show("one", () -> new BigInteger(1, 5, new Random()));
        show("exact", () -> new BigInteger("300").byteValueExact());
        show("sqrt", () -> Arrays.toString(new BigInteger("300").sqrtAndRemainder()));
        System.out.println(new BigInteger("123456789012345678901234567890").toByteArray().length + " " + Arrays.toString(new BigInteger("-123456789012345678901234567890").toByteArray()));
    }
}
