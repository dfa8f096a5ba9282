/** A static initialiser fails before main prints. */
public class UncaughtInInitialiser {
    static class Settings {
        static final int SIZE = compute("forty");

        static int compute(String text) {
            if (!text.equals("40")) {
                throw new IllegalStateException("bad size " + text);
            }
            return 40;
        }
    }

    public static void main(String[] args) {
        System.out.println("main starts");
        System.out.println(Settings.SIZE);
    }
}
