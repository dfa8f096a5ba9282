import java.util.*;

/** Joined classes, collections, maps and arrays. */
public class JoinedTypes {
    static <T> List<T> listOf(T a, T b) {
        List<T> l = new ArrayList<>();
        l.add(a);
        l.add(b);
        return l;
    }
    static abstract class Animal {
        abstract String say();
    }
    static class Dog extends Animal implements Comparable<Dog> {
        String say() {
            return "wuff";
        }
        public int compareTo(Dog d) {
            return 0;
        }
    }
    static class Cat extends Animal implements Comparable<Cat> {
        String say() {
            return "miau";
        }
        public int compareTo(Cat d) {
            return 0;
        }
    }
    public static void main(String[] args) {
        var l = listOf(new Dog(), new Cat());
        System.out.println(l.get(0).say() + l.get(1).say());
        Animal x = args.length > 0 ? new Dog() : new Cat();
        System.out.println(x.say());
        System.out.println((args.length > 0 ? new Dog() : new Cat()).say());
        List<List<? extends Animal>> ll = List.of(List.of(new Dog()), List.of(new Cat()));
        System.out.println(ll.get(1).get(0).say());
        var nested = List.of(List.of(new Dog()), List.of(new Cat()));
        System.out.println(nested.get(0).get(0).say());
        var colls = Arrays.asList(new ArrayList<String>(), new HashSet<String>());
        for (var c : colls) {
            c.add("e");
            System.out.println(c.iterator().next().length());
        }
        var maps = args.length > 0 ? new TreeMap<String, Integer>() : new HashMap<String, Integer>();
        maps.put("k", 4);
        int four = maps.get("k");
        System.out.println(four);
        var nums = listOf(1, 2.0);
        System.out.println(nums.get(0).intValue() + nums.get(1).doubleValue());
        Animal[] arr = { new Dog(), new Cat() };
        var ar2 = args.length > 0 ? new Dog[] { new Dog() } : new Cat[] { new Cat() };
        System.out.println(ar2[0].say() + arr.length);
    }
}
