public class Main {
    static int depth = 0;
    static void recurse() { depth++; recurse(); }
    static int parse(String s) throws NumberFormatException { return Integer.parseInt(s); }
    static String classify(String s) {
        try {
            int n = parse(s);
            return 10 / n > 3 ? "small" : "large";
        } catch (NumberFormatException e) {
            return "no number";
        } catch (ArithmeticException e) {
            return "zero";
        } finally {
            System.out.print("[" + s + "] ");
        }
    }
    public static void main(String[] args) {
        System.out.println(classify("2"));
        System.out.println(classify("5"));
        System.out.println(classify("0"));
        System.out.println(classify("two"));
        try { recurse(); } catch (StackOverflowError e) { System.out.println("overflow " + (depth > 500)); }
        try { int[] a = new int[-1]; } catch (NegativeArraySizeException e) { System.out.println(e.getMessage()); }
        try { Object[] o = new String[1]; o[0] = 1; } catch (ArrayStoreException e) { System.out.println(e.getMessage()); }
        outer:
        for (int i = 0; ; i++) {
            try {
                if (i == 1) continue;
                if (i == 3) break outer;
                System.out.println("i=" + i);
            } finally { System.out.println("end " + i); }
        }
        String s = null;
        s.length();
    }
}
