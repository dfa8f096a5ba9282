import java.util.ArrayList;
import java.util.List;

/** Heap pollution shows up at the casts that erasure put in. */
public class RawTypesAndCasts {
    static class Holder<T> {
        T value;
        T[] array;

        void take(Object o) {
            @SuppressWarnings("unchecked")
            T t = (T) o;
            value = t;
        }

        @SuppressWarnings("unchecked")
        T[] make(int n) {
            array = (T[]) new Object[n];
            return array;
        }
    }

    static class TextHolder extends Holder<String> {
        int length() {
            return value.length();
        }
    }

    static <T extends Number> T unchecked(Object o) {
        @SuppressWarnings("unchecked")
        T t = (T) o;
        return t;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        List raw = new ArrayList<Integer>();
        raw.add("text");
        raw.add(5);
        List<Integer> typed = raw;
        System.out.println(typed.size() + " " + typed);
        System.out.println("object " + raw.get(0));
        try {
            int n = typed.get(0);
            System.out.println(n);
        } catch (ClassCastException e) {
            System.out.println("String is no Integer");
        }
        Object fine = typed.get(0);
        System.out.println(fine);
        Holder<String> h = new Holder<>();
        h.take(42);
        System.out.println("taken");
        try {
            String s = h.value;
            System.out.println(s);
        } catch (ClassCastException e) {
            System.out.println("cast at the read");
        }
        try {
            String[] strings = h.make(2);
            System.out.println(strings.length);
        } catch (ClassCastException e) {
            System.out.println("Object[] is no String[]");
        }
        System.out.println(((Holder) h).array.length);
        TextHolder t = new TextHolder();
        t.take(new int[3]);
        try {
            t.length();
        } catch (ClassCastException e) {
            System.out.println("cast before length()");
        }
        try {
            RawTypesAndCasts.<Integer>unchecked("x");
            System.out.println("not reached");
        } catch (ClassCastException e) {
            System.out.println("the bound is checked");
        }
        Holder rawHolder = new Holder();
        rawHolder.value = 'c';
        Object o = rawHolder.value;
        System.out.println(o);
        for (Object each : raw) {
            System.out.print(each + " ");
        }
        System.out.println();
        List<?> wild = raw;
        System.out.println((Integer) wild.get(1) + 1);
    }
}
