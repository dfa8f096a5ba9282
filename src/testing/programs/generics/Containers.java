import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** Separate containers hold separate things: the example of every pointer analysis. */
public class Containers {
    static class Fruit {
        String name() {
            return "fruit";
        }
    }

    static class Apple extends Fruit {
        @Override
        String name() {
            return "apple";
        }
    }

    static class Pear extends Fruit {
        @Override
        String name() {
            return "pear";
        }
    }

    static class Basket<T> {
        private Object[] slots = new Object[1];
        private int used;

        void add(T t) {
            ensure();
            slots[used++] = t;
        }

        private void ensure() {
            if (used == slots.length) {
                Object[] larger = new Object[2 * used];
                System.arraycopy(slots, 0, larger, 0, used);
                slots = larger;
            }
        }

        @SuppressWarnings("unchecked")
        T get(int i) {
            return (T) slots[i];
        }

        Basket<T> moveTo(Basket<? super T> other) {
            for (int i = 0; i < used; i++) {
                other.add(get(i));
            }
            used = 0;
            return this;
        }
    }

    static <T> T first(List<? extends T> list) {
        Iterator<? extends T> it = list.iterator();
        return it.hasNext() ? it.next() : null;
    }

    public static void main(String[] args) {
        List<Apple> apples = new ArrayList<>();
        List<Pear> pears = new ArrayList<>();
        apples.add(new Apple());
        pears.add(new Pear());
        Fruit f = apples.get(0);
        Fruit g = pears.get(0);
        System.out.println(f.name() + " " + g.name() + " " + first(apples).name() + " " + first(pears).name());
        Basket<Fruit> all = new Basket<>();
        Basket<Pear> some = new Basket<>();
        some.add(new Pear());
        some.add(pears.get(0));
        all.add(f);
        some.moveTo(all);
        System.out.println(all.used + " " + all.get(2).name() + " " + (all.get(2) == g) + " " + some.used);
        Map<String, List<? extends Fruit>> byName = new HashMap<>();
        byName.put("apples", apples);
        byName.put("pears", pears);
        for (Map.Entry<String, List<? extends Fruit>> e : byName.entrySet()) {
            for (Fruit each : e.getValue()) {
                System.out.println(e.getKey() + " " + each.name());
            }
        }
        List<Fruit> mixed = new ArrayList<>(apples);
        mixed.addAll(pears);
        Apple a = (Apple) mixed.get(0);
        Pear p = (Pear) mixed.get(1);
        System.out.println(a.name() + p.name());
        try {
            Apple wrong = (Apple) mixed.get(1);
            System.out.println(wrong);
        } catch (ClassCastException e) {
            System.out.println("a pear is no apple");
        }
    }
}
