package java.security;

import java.util.Random;

/** Random numbers for keys. Here they are those of a `Random` without a seed: no run needs to keep a secret. */
public class SecureRandom extends Random {
    public SecureRandom() {
    }

    /** The numbers do not depend on the seed alone, as in Java. */
    public SecureRandom(byte[] seed) {
    }

    public static SecureRandom getInstance(String algorithm) throws NoSuchAlgorithmException {
        switch (algorithm) {
            case "SHA1PRNG":
            case "NativePRNG":
            case "DRBG":
                return new SecureRandom();
            default:
                throw new NoSuchAlgorithmException(algorithm + " SecureRandom not available");
        }
    }

    public static SecureRandom getInstanceStrong() throws NoSuchAlgorithmException {
        return new SecureRandom();
    }

    public byte[] generateSeed(int bytes) {
        if (bytes < 0) throw new IllegalArgumentException("numBytes cannot be negative");
        byte[] seed = new byte[bytes];
        nextBytes(seed);
        return seed;
    }

    public String getAlgorithm() {
        return "NativePRNG";
    }

    /** Adds to the randomness: the numbers before stay as they were. */
    public void setSeed(long seed) {
    }

    public void setSeed(byte[] seed) {
    }
}
