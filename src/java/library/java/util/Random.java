package java.util;

import java.io.Serializable;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Random numbers by the linear congruential formula of the JDK: the same seed gives the same numbers. */
public class Random implements Serializable {
    private static final long MASK = (1L << 48) - 1;
    private static long unseeded = 20240229;

    private long seed;
    private double nextGaussian;
    private boolean hasNextGaussian;

    /** Differs from object to object, but not from run to run. */
    public Random() {
        unseeded += 0x9E3779B97F4A7C15L;
        this.seed = (unseeded ^ 0x5DEECE66DL) & MASK;
    }

    public Random(long seed) {
        this.seed = (seed ^ 0x5DEECE66DL) & MASK;
    }

    public void setSeed(long seed) {
        this.seed = (seed ^ 0x5DEECE66DL) & MASK;
        hasNextGaussian = false;
    }

    protected int next(int bits) {
        seed = (seed * 0x5DEECE66DL + 0xBL) & MASK;
        return (int) (seed >>> (48 - bits));
    }

    public int nextInt() {
        return next(32);
    }

    public int nextInt(int bound) {
        if (bound <= 0) throw new IllegalArgumentException("bound must be positive");
        int bits = next(31);
        if ((bound & (bound - 1)) == 0) return (int) ((bound * (long) bits) >> 31);
        int value = bits % bound;
        while (bits - value + (bound - 1) < 0) {
            bits = next(31);
            value = bits % bound;
        }
        return value;
    }

    public int nextInt(int origin, int bound) {
        if (origin >= bound) throw new IllegalArgumentException("bound must be greater than origin");
        int range = bound - origin;
        int value = nextInt();
        if ((range & (range - 1)) == 0) return (value & (range - 1)) + origin;
        if (range > 0) {
            int bits = value >>> 1;
            value = bits % range;
            while (bits + (range - 1) - value < 0) {
                bits = nextInt() >>> 1;
                value = bits % range;
            }
            return value + origin;
        }
        while (value < origin || value >= bound) value = nextInt();
        return value;
    }

    public long nextLong() {
        long high = next(32);
        return (high << 32) + next(32);
    }

    public long nextLong(long bound) {
        if (bound <= 0) throw new IllegalArgumentException("bound must be positive");
        return boundedLong(0, bound);
    }

    public long nextLong(long origin, long bound) {
        if (origin >= bound) throw new IllegalArgumentException("bound must be greater than origin");
        return boundedLong(origin, bound);
    }

    private long boundedLong(long origin, long bound) {
        long range = bound - origin;
        long value = nextLong();
        if ((range & (range - 1)) == 0) return (value & (range - 1)) + origin;
        if (range > 0) {
            long bits = value >>> 1;
            value = bits % range;
            while (bits + (range - 1) - value < 0) {
                bits = nextLong() >>> 1;
                value = bits % range;
            }
            return value + origin;
        }
        while (value < origin || value >= bound) value = nextLong();
        return value;
    }

    public boolean nextBoolean() {
        return next(1) != 0;
    }

    public double nextDouble() {
        long high = next(26);
        return ((high << 27) + next(27)) * 1.1102230246251565E-16;
    }

    public double nextDouble(double bound) {
        if (!(bound > 0 && bound < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be finite and positive");
        }
        double value = nextDouble() * bound;
        return value < bound ? value : Math.nextDown(bound);
    }

    public double nextDouble(double origin, double bound) {
        if (!(origin < bound && bound - origin < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        double value = nextDouble() * (bound - origin) + origin;
        return value < bound ? value : Math.nextDown(bound);
    }

    public float nextFloat() {
        return next(24) / (float) (1 << 24);
    }

    public void nextBytes(byte[] bytes) {
        int bits = 0;
        for (int i = 0; i < bytes.length; i++) {
            bits = i % 4 == 0 ? nextInt() : bits >> 8;
            bytes[i] = (byte) bits;
        }
    }

    /** By the polar method, which gives two at a time. */
    public double nextGaussian() {
        if (hasNextGaussian) {
            hasNextGaussian = false;
            return nextGaussian;
        }
        double x;
        double y;
        double square;
        do {
            x = 2 * nextDouble() - 1;
            y = 2 * nextDouble() - 1;
            square = x * x + y * y;
        } while (square >= 1 || square == 0);
        double factor = Math.sqrt(-2 * StrictMath.log(square) / square);
        nextGaussian = y * factor;
        hasNextGaussian = true;
        return x * factor;
    }

    public IntStream ints() {
        return IntStream.generate(() -> nextInt());
    }

    public IntStream ints(long count) {
        return ints().limit(checkedCount(count));
    }

    public IntStream ints(int origin, int bound) {
        if (origin >= bound) throw new IllegalArgumentException("bound must be greater than origin");
        return IntStream.generate(() -> nextInt(origin, bound));
    }

    public IntStream ints(long count, int origin, int bound) {
        long checked = checkedCount(count);
        return ints(origin, bound).limit(checked);
    }

    public LongStream longs() {
        return LongStream.generate(() -> nextLong());
    }

    public LongStream longs(long count) {
        return longs().limit(checkedCount(count));
    }

    public DoubleStream doubles() {
        return DoubleStream.generate(() -> nextDouble());
    }

    public DoubleStream doubles(long count) {
        return doubles().limit(checkedCount(count));
    }

    public DoubleStream doubles(double origin, double bound) {
        if (!(origin < bound && bound - origin < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        return DoubleStream.generate(() -> nextDouble(origin, bound));
    }

    public DoubleStream doubles(long count, double origin, double bound) {
        long checked = checkedCount(count);
        return doubles(origin, bound).limit(checked);
    }

    private static long checkedCount(long count) {
        if (count < 0) throw new IllegalArgumentException("size must be non-negative");
        return count;
    }
}
