/** a op= b converts back to the type of a, and reads a before b is evaluated. */
public class CompoundAssignment {
    static int count = 0;

    static int next(String name) {
        count++;
        System.out.print(name + count + " ");
        return count;
    }

    static int[] array(int[] a) {
        System.out.print("array ");
        return a;
    }

    public static void main(String[] args) {
        byte b = 10;
        b += 300;
        System.out.println(b);
        b *= 2.5;
        System.out.println(b);
        short s = 1;
        s -= 70000;
        System.out.println(s);
        char c = 'a';
        c += 1;
        c += 1.9;
        System.out.println(c);
        int i = 5;
        i *= 1.5;
        System.out.println(i);
        i += 3.7f;
        System.out.println(i);
        i /= 0.5;
        System.out.println(i);
        i -= 1e12;
        System.out.println(i);
        long l = 7;
        l += 0.99;
        l <<= 33;
        System.out.println(l);
        float f = 1;
        f /= 3;
        System.out.println(f);
        double d = 10;
        d %= 3.5;
        System.out.println(d);
        int[] a = {1, 2, 3, 4, 5};
        array(a)[next("index")] += next("value");
        System.out.println(a[1]);
        a[next("i")] = a[0] = next("v");
        System.out.println(a[3] + " " + a[0]);
        int k = 10;
        k += k++ + ++k;
        System.out.println(k);
        k = k++ + k;
        System.out.println(k);
        String text = "a";
        text += 1 + 2;
        text += 'b' + 1;
        text += 'c';
        text += null;
        System.out.println(text);
        int x, y, z;
        x = y = z = 4;
        x += y -= z *= 2;
        System.out.println(x + " " + y + " " + z);
    }
}
