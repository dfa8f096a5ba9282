import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Where boxes are opened and made. */
public class Unboxing {
    static int twice(int x) {
        return 2 * x;
    }

    static Integer boxedTwice(Integer x) {
        return 2 * x;
    }

    static double toDouble(double d) {
        return d;
    }

    public static void main(String[] args) {
        Integer a = 5;
        int b = a;
        long c = a;
        double d = a;
        System.out.println(b + " " + c + " " + d + " " + twice(a) + " " + boxedTwice(b) + " " + toDouble(a));
        Character ch = 'c';
        int code = ch;
        System.out.println(code + " " + (ch + 1) + " " + (char) (ch + 1) + " " + ch);
        Boolean flag = true;
        if (flag && !Boolean.FALSE) {
            System.out.println(flag ? "yes" : "no");
        }
        a += 3;
        a *= a;
        System.out.println(a + " " + -a + " " + ~a + " " + a % 7 + " " + (a >> 1) + " " + (a > 63));
        Double real = 1.5;
        real += 2;
        System.out.println(real + " " + (int) (double) real + " " + real.intValue());
        Map<String, Integer> counts = new HashMap<>();
        for (String s : "a b a c a b".split(" ")) {
            counts.put(s, counts.containsKey(s) ? counts.get(s) + 1 : 1);
        }
        System.out.println(counts);
        try {
            int missing = counts.get("z");
            System.out.println(missing);
        } catch (NullPointerException e) {
            System.out.println("no z");
        }
        List<Integer> list = new ArrayList<>(List.of(10, 20, 30, 1));
        list.remove(1);
        list.remove(Integer.valueOf(1));
        System.out.println(list);
        int sum = 0;
        for (int n : list) {
            sum += n;
        }
        System.out.println(sum);
        int[] array = new int[3];
        Integer index = 1;
        array[index] = index++;
        array[index] = index;
        System.out.println(array[1] + " " + array[2] + " " + index);
        Integer[] boxes = {1, null, 3};
        System.out.println(boxes[0] + boxes[2]);
        switch (boxes[2]) {
            case 3 -> System.out.println("switch on a box");
            default -> System.out.println("no");
        }
        Object o = 'x';
        char x = (char) o;
        Object number = 42;
        int n = (int) number;
        System.out.println(x + n);
        try {
            long wrong = (long) number;
            System.out.println(wrong);
        } catch (ClassCastException e) {
            System.out.println("an Integer is no Long");
        }
        Byte small = (byte) 3;
        Short s = 4;
        Float f = 2f;
        Long l = 5L;
        System.out.println(small + s + f + l);
        Integer before = 1000;
        Integer after = before;
        before++;
        System.out.println(before + " " + after);
        Boolean unset = null;
        try {
            System.out.println(unset || true);
        } catch (NullPointerException e) {
            System.out.println("unset");
        }
    }
}
