/** Which variable a name means. */
public class Scopes {
    static int x = 1;
    int y = 2;

    static int x() {
        return x * 10;
    }

    void method(int y) {
        System.out.println(y + " " + this.y);
        this.y = y;
        y = 100;
        System.out.println(y + " " + this.y);
        int x = 5;
        System.out.println(x + " " + Scopes.x + " " + x());
    }

    int swap(int a, int b) {
        int t = a;
        a = b;
        b = t;
        return a * 10 + b;
    }

    public static void main(String[] args) {
        Scopes s = new Scopes();
        s.method(7);
        System.out.println(s.y + " " + x);
        for (int i = 0; i < 2; i++) {
            int x = i * 2;
            System.out.print(x + " ");
        }
        {
            int x = 99;
            System.out.println(x);
        }
        {
            String x = "text";
            System.out.println(x);
        }
        System.out.println(x);
        int a = 3, b = 4;
        System.out.println(s.swap(a, b) + " " + a + b);
        int i;
        for (i = 0; i < 5; i++);
        System.out.println(i);
        for (int p = 0, q = 10; p < q; p += 3, q--) {
            System.out.print(p + "," + q + " ");
        }
        System.out.println();
        final int once;
        if (x > 0) {
            once = 1;
        } else {
            once = 2;
        }
        System.out.println(once);
        String Scopes = "a variable";
        System.out.println(Scopes.length());
        int length[] = {1, 2}, matrix[][] = {{3}};
        System.out.println(length.length + matrix[0][0]);
        var inferred = 10L;
        var list = new int[] {1, 2};
        System.out.println(inferred / 4 + list.length);
        x: for (;;) {
            break x;
        }
        System.out.println(x);
    }
}
