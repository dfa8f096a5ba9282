/** Operator precedence and associativity. */
public class Precedence {
    public static void main(String[] args) {
        System.out.println(2 + 3 * 4 % 5 - 6 / 4);
        System.out.println(10 - 4 - 3);
        System.out.println(100 / 10 / 5 * 2);
        System.out.println(1 << 2 + 1);
        System.out.println(16 >> 1 << 2 >>> 1);
        System.out.println(5 & 6 ^ 3 | 8);
        System.out.println(1 + 2 == 3 && 4 > 3 != false);
        System.out.println(true || false && false);
        System.out.println(true ? 1 : false ? 2 : 3);
        System.out.println(false ? 1 : true ? 2 : 3);
        System.out.println(-5 % 3 + - -4 + ~-1);
        System.out.println(!true == false);
        int a = 5;
        int b = a = 7;
        System.out.println(a + b);
        System.out.println(-a++ + a);
        System.out.println((a += 2) * (a -= 3));
        System.out.println((byte) 200 + 100);
        System.out.println((byte) (200 + 100));
        System.out.println((int) 3.7 * 2 + " " + (int) (3.7 * 2));
        System.out.println((char) 65 + 1 + "" + (char) (65 + 1));
        System.out.println(1 + 2 + "3" + 4 * 5 + 6 + (7 + 8));
        System.out.println("" + (a > b) + (a == b ? "eq" : "ne"));
        System.out.println(a > 3 == b > 3 ^ true);
        int i = 3;
        System.out.println(i-- - --i);
        System.out.println(i+++i);
        System.out.println(- -i + +i);
        boolean p = false;
        System.out.println(p = true);
        System.out.println((p = !p) | p);
        int[] xs = {1, 2, 3};
        System.out.println(-xs[1]++ + xs[1]);
        System.out.println(new int[] {4, 5, 6}[1] + new Precedence().toString(8).length());
        Object o = "object";
        System.out.println(o instanceof String == true);
        System.out.println((String) o + ((String) o).length());
    }

    String toString(int n) {
        return "n" + n;
    }
}
