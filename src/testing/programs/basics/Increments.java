/** ++ and -- on every numeric type, on fields, array elements and boxes. */
public class Increments {
    int field = 3;
    static char letter = 'y';
    static int calls;

    static Increments self(Increments x) {
        calls++;
        return x;
    }

    public static void main(String[] args) {
        byte b = 127;
        b++;
        System.out.println(b-- + " " + b);
        short s = -32768;
        System.out.println(--s + " " + s++ + " " + s);
        char c = '\uffff';
        c++;
        System.out.println((int) c);
        c--;
        System.out.println((int) c);
        System.out.println(letter++ + "" + letter++ + (int) letter);
        int i = Integer.MAX_VALUE;
        System.out.println(i++ + " " + i);
        long l = Long.MIN_VALUE;
        System.out.println(--l);
        float f = 0.5f;
        System.out.println(f++ + " " + ++f + " " + f--);
        double d = 1e16;
        d++;
        System.out.println(d + " " + -d--);
        Integer boxed = 127;
        Integer old = boxed++;
        System.out.println(old + " " + boxed + " " + ++boxed);
        Character ch = 'q';
        ch++;
        System.out.println(ch);
        Double real = 2.5;
        System.out.println(real-- + " " + real);
        Increments x = new Increments();
        self(x).field++;
        System.out.println(x.field++ + ++x.field + " " + x.field + " " + calls);
        int[] a = {5, 6, 7};
        int k = 0;
        a[k++]++;
        a[k++] += k;
        a[k]--;
        System.out.println(a[0] + " " + a[1] + " " + a[2] + " " + k);
        int n = 5;
        n = n++ * 2 + n;
        System.out.println(n);
        int m = 5;
        System.out.println(m++ + m++ * --m - m--);
        System.out.println(m);
    }
}
