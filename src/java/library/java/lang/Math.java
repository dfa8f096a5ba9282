package java.lang;

import java.util.Random;

/** Functions on numbers. */
public final class Math {
    public static final double E = 2.718281828459045;
    public static final double PI = 3.141592653589793;

    private static Random random;

    private Math() {
    }

    public static native double sqrt(double x);

    public static native double cbrt(double x);

    public static native double pow(double base, double exponent);

    public static native double exp(double x);

    public static native double expm1(double x);

    public static native double log(double x);

    public static native double log10(double x);

    public static native double log1p(double x);

    public static native double sin(double x);

    public static native double cos(double x);

    public static native double tan(double x);

    public static native double asin(double x);

    public static native double acos(double x);

    public static native double atan(double x);

    public static native double atan2(double y, double x);

    public static native double sinh(double x);

    public static native double cosh(double x);

    public static native double tanh(double x);

    public static native double hypot(double x, double y);

    public static native double floor(double x);

    public static native double ceil(double x);

    /** To the nearest whole number; to the even one in the middle. */
    public static native double rint(double x);

    public static double random() {
        if (random == null) random = new Random();
        return random.nextDouble();
    }

    public static int abs(int x) {
        return x < 0 ? -x : x;
    }

    public static long abs(long x) {
        return x < 0 ? -x : x;
    }

    public static float abs(float x) {
        return x <= 0 ? 0 - x : x;
    }

    public static double abs(double x) {
        return x <= 0 ? 0 - x : x;
    }

    public static int max(int a, int b) {
        return a >= b ? a : b;
    }

    public static long max(long a, long b) {
        return a >= b ? a : b;
    }

    public static float max(float a, float b) {
        return (float) max((double) a, (double) b);
    }

    public static double max(double a, double b) {
        if (a != a) return a;
        if (a == 0 && b == 0) return 1 / a < 0 ? b : a;
        return a >= b ? a : b;
    }

    public static int min(int a, int b) {
        return a <= b ? a : b;
    }

    public static long min(long a, long b) {
        return a <= b ? a : b;
    }

    public static float min(float a, float b) {
        return (float) min((double) a, (double) b);
    }

    public static double min(double a, double b) {
        if (a != a) return a;
        if (a == 0 && b == 0) return 1 / a < 0 ? a : b;
        return a <= b ? a : b;
    }

    public static int round(float x) {
        return (int) floor((double) x + 0.5);
    }

    public static long round(double x) {
        double below = floor(x);
        return (long) (x - below >= 0.5 ? below + 1 : below);
    }

    public static double signum(double x) {
        return x > 0 ? 1 : x < 0 ? -1 : x;
    }

    public static float signum(float x) {
        return x > 0 ? 1 : x < 0 ? -1 : x;
    }

    public static double copySign(double magnitude, double sign) {
        boolean isNegative = Double.doubleToRawLongBits(sign) < 0;
        double positive = Double.longBitsToDouble(Double.doubleToRawLongBits(magnitude) & Long.MAX_VALUE);
        return isNegative ? -positive : positive;
    }

    /** The distance to the next larger double. */
    public static double ulp(double x) {
        double size = abs(x);
        if (size == Double.MAX_VALUE) return 1.9958403095347198e292;
        return Double.longBitsToDouble(Double.doubleToRawLongBits(size) + 1) - size;
    }

    public static double nextUp(double x) {
        if (x != x || x == Double.POSITIVE_INFINITY) return x;
        if (x == 0) return Double.MIN_VALUE;
        return Double.longBitsToDouble(Double.doubleToRawLongBits(x) + (x > 0 ? 1 : -1));
    }

    public static double nextDown(double x) {
        return -nextUp(-x);
    }

    public static double toRadians(double degrees) {
        return degrees * 0.017453292519943295;
    }

    public static double toDegrees(double radians) {
        return radians * 57.29577951308232;
    }

    public static int floorDiv(int dividend, int divisor) {
        int quotient = dividend / divisor;
        return (dividend ^ divisor) < 0 && quotient * divisor != dividend ? quotient - 1 : quotient;
    }

    public static long floorDiv(long dividend, int divisor) {
        return floorDiv(dividend, (long) divisor);
    }

    public static long floorDiv(long dividend, long divisor) {
        long quotient = dividend / divisor;
        return (dividend ^ divisor) < 0 && quotient * divisor != dividend ? quotient - 1 : quotient;
    }

    public static int floorMod(int dividend, int divisor) {
        int rest = dividend % divisor;
        return (rest ^ divisor) < 0 && rest != 0 ? rest + divisor : rest;
    }

    public static int floorMod(long dividend, int divisor) {
        return (int) floorMod(dividend, (long) divisor);
    }

    public static long floorMod(long dividend, long divisor) {
        long rest = dividend % divisor;
        return (rest ^ divisor) < 0 && rest != 0 ? rest + divisor : rest;
    }

    public static int addExact(int a, int b) {
        return exactInt((long) a + b);
    }

    public static int subtractExact(int a, int b) {
        return exactInt((long) a - b);
    }

    public static int multiplyExact(int a, int b) {
        return exactInt((long) a * b);
    }

    public static int incrementExact(int a) {
        return exactInt((long) a + 1);
    }

    public static int decrementExact(int a) {
        return exactInt((long) a - 1);
    }

    public static int negateExact(int a) {
        return exactInt(-(long) a);
    }

    public static int toIntExact(long a) {
        return exactInt(a);
    }

    public static int absExact(int a) {
        if (a == Integer.MIN_VALUE) {
            throw new ArithmeticException("Overflow to represent absolute value of Integer.MIN_VALUE");
        }
        return abs(a);
    }

    private static int exactInt(long value) {
        if ((int) value != value) throw new ArithmeticException("integer overflow");
        return (int) value;
    }

    public static long addExact(long a, long b) {
        long sum = a + b;
        if (((a ^ sum) & (b ^ sum)) < 0) throw new ArithmeticException("long overflow");
        return sum;
    }

    public static long subtractExact(long a, long b) {
        long difference = a - b;
        if (((a ^ b) & (a ^ difference)) < 0) throw new ArithmeticException("long overflow");
        return difference;
    }

    public static long multiplyExact(long a, int b) {
        return multiplyExact(a, (long) b);
    }

    public static long multiplyExact(long a, long b) {
        long product = a * b;
        boolean isWrong = a != 0 && product / a != b || a == -1 && b == Long.MIN_VALUE;
        if (isWrong) throw new ArithmeticException("long overflow");
        return product;
    }

    public static long incrementExact(long a) {
        return addExact(a, 1L);
    }

    public static long decrementExact(long a) {
        return subtractExact(a, 1L);
    }

    public static long negateExact(long a) {
        return subtractExact(0L, a);
    }
}
