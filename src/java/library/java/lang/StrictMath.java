package java.lang;

/** The functions of Math whose every bit is prescribed; Random needs one of them. */
public final class StrictMath {
    private StrictMath() {
    }

    public static double log(double x) {
        return Math.log(x);
    }
}
