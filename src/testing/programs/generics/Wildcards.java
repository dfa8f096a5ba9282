import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Upper, lower and unbounded wildcards, and captures. */
public class Wildcards {
    static double sum(Collection<? extends Number> numbers) {
        double total = 0;
        for (Number n : numbers) {
            total += n.doubleValue();
        }
        return total;
    }

    static void fill(List<? super Integer> list, int n) {
        for (int i = 0; i < n; i++) {
            list.add(i);
        }
    }

    static int size(List<?> list) {
        return list == null ? -1 : list.size();
    }

    static void swapFirst(List<?> list) {
        swapHelper(list);
    }

    private static <E> void swapHelper(List<E> list) {
        E first = list.get(0);
        list.set(0, list.get(list.size() - 1));
        list.set(list.size() - 1, first);
    }

    static <T> void copy(List<? super T> to, List<? extends T> from) {
        for (T t : from) {
            to.add(t);
        }
    }

    static <T extends Comparable<? super T>> T max(Collection<? extends T> items) {
        T best = null;
        for (T t : items) {
            if (best == null || t.compareTo(best) > 0) {
                best = t;
            }
        }
        return best;
    }

    static class Fruit implements Comparable<Fruit> {
        final int weight;

        Fruit(int weight) {
            this.weight = weight;
        }

        @Override
        public int compareTo(Fruit o) {
            return Integer.compare(weight, o.weight);
        }

        @Override
        public String toString() {
            return getClass().getSimpleName() + weight;
        }
    }

    static class Apple extends Fruit {
        Apple(int weight) {
            super(weight);
        }
    }

    static String keys(Map<? extends CharSequence, ? extends List<? extends Number>> map) {
        String result = "";
        for (Map.Entry<? extends CharSequence, ? extends List<? extends Number>> e : map.entrySet()) {
            result += e.getKey().length() + ":" + e.getValue().get(0).intValue() + " ";
        }
        return result;
    }

    public static void main(String[] args) {
        System.out.println(sum(Arrays.asList(1, 2, 3)) + " " + sum(Arrays.asList(1.5, 2L, 3f)));
        List<Object> objects = new ArrayList<>();
        List<Number> numbers = new ArrayList<>();
        fill(objects, 3);
        fill(numbers, 2);
        objects.add("text");
        numbers.add(2.5);
        System.out.println(objects + " " + numbers);
        System.out.println(size(objects) + size(null));
        swapFirst(objects);
        swapFirst(numbers);
        System.out.println(objects + " " + numbers);
        copy(objects, numbers);
        System.out.println(objects);
        List<Apple> apples = new ArrayList<>(List.of(new Apple(3), new Apple(8), new Apple(5)));
        Apple heaviest = max(apples);
        System.out.println(heaviest);
        List<Fruit> fruits = new ArrayList<>(apples);
        fruits.add(new Fruit(9));
        List<? extends Fruit> view = fruits;
        Fruit f = view.get(3);
        System.out.println(f + " " + max(fruits));
        Map<String, List<Integer>> map = new HashMap<>();
        map.put("one", List.of(1));
        map.put("three", List.of(3, 4));
        System.out.println(keys(map));
    }
}
