import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/** The exceptions that the virtual machine and the library throw, with their messages. */
public class RuntimeErrors {
    interface Action {
        void run() throws Exception;
    }

    static int zero = 0;

    static void attempt(String name, Action action) {
        try {
            action.run();
            System.out.println(name + ": no exception");
        } catch (Exception e) {
            System.out.println(name + ": " + e);
        }
    }

    public static void main(String[] args) {
        int[] a = new int[3];
        Object text = "text";
        attempt("index 3", () -> a[3] = 1);
        attempt("index -1", () -> System.out.println(a[-1]));
        attempt("negative size", () -> System.out.println(new int[zero - 5].length));
        attempt("negative second size", () -> System.out.println(new int[2][zero - 1].length));
        attempt("division", () -> System.out.println(1 / zero));
        attempt("remainder", () -> System.out.println(5L % zero));
        attempt("array store", () -> {
            Object[] objects = new String[1];
            objects[0] = 5;
        });
        attempt("cast", () -> System.out.println((Integer) text));
        attempt("cast to own class", () -> System.out.println((RuntimeErrors) text));
        attempt("parse int", () -> Integer.parseInt("12x"));
        attempt("parse empty", () -> Integer.parseInt(""));
        attempt("parse overflow", () -> Integer.parseInt("2147483648"));
        attempt("parse double", () -> Double.parseDouble("abc"));
        attempt("charAt", () -> "abc".charAt(3));
        attempt("substring", () -> "abc".substring(2, 1));
        attempt("list get", () -> new ArrayList<String>().get(0));
        attempt("list of", () -> List.of(1, 2).add(3));
        attempt("iterator", () -> new ArrayList<String>().iterator().next());
        attempt("modification", () -> {
            List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
            for (Integer n : list) {
                list.remove(n);
            }
        });
        attempt("no modification", () -> {
            List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
            for (Iterator<Integer> i = list.iterator(); i.hasNext();) {
                if (i.next() == 2) {
                    i.remove();
                }
            }
            System.out.print(list + " ");
        });
        attempt("no element", () -> {
            throw new NoSuchElementException();
        });
        attempt("checked", () -> {
            throw new Exception("checked message");
        });
        attempt("clone", () -> System.out.println(a.clone().length));
        attempt("nothing", () -> { });
    }
}
