/** Operands are evaluated from left to right, before the operation. */
public class EvaluationOrder {
    static int f(int value) {
        System.out.print("f" + value + " ");
        return value;
    }

    static int[] array(String name) {
        System.out.print(name + " ");
        return new int[3];
    }

    static int three(int a, int b, int c) {
        return a * 100 + b * 10 + c;
    }

    static EvaluationOrder make(String name) {
        System.out.print(name + " ");
        return null;
    }

    static int shared = 0;

    static int bump() {
        return ++shared;
    }

    public static void main(String[] args) {
        System.out.println(f(1) + f(2) * f(3));
        System.out.println((f(1) + f(2)) * f(3) - f(4) / f(5));
        System.out.println(f(9) < f(8) == f(7) > f(6));
        System.out.println(three(f(1), f(2), f(3)));
        array("a")[f(1)] = f(2);
        System.out.println();
        int i = 2;
        int r = i * (i = 3) + i;
        System.out.println(r);
        int[] a = {1, 2, 3};
        int k = 0;
        a[k] = k = 2;
        System.out.println(a[0] + " " + k);
        int[] old = a;
        a[1] = (a = new int[] {7, 7, 7})[0] + 1;
        System.out.println(old[1] + " " + a[1]);
        System.out.println(bump() + bump() * bump() + " " + shared);
        System.out.println(shared + " " + bump() + " " + shared + " " + shared++ + " " + shared);
        int x = 1;
        System.out.println(three(x, x = 2, x++) + " " + x);
        try {
            f(1 / (shared - shared) + f(3));
        } catch (ArithmeticException e) {
            System.out.println("divided first");
        }
        try {
            int[] none = null;
            none[f(5)] = f(6);
        } catch (NullPointerException e) {
            System.out.println("null after both");
        }
        try {
            make("static call").twice(f(4));
        } catch (NullPointerException e) {
            System.out.println("null after arguments");
        }
    }

    void twice(int n) {
        System.out.println(n);
    }
}
