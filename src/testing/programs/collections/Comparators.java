import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Comparators made by hand, by lambdas and by combination. */
public class Comparators {
    static class Person {
        final String name;
        final int age;
        final double height;

        Person(String name, int age, double height) {
            this.name = name;
            this.age = age;
            this.height = height;
        }

        String name() {
            return name;
        }

        int age() {
            return age;
        }

        @Override
        public String toString() {
            return name + age;
        }
    }

    static class ByAge implements Comparator<Person> {
        int comparisons = 0;

        @Override
        public int compare(Person a, Person b) {
            comparisons++;
            return a.age - b.age;
        }
    }

    static <T> void show(String title, List<T> list, Comparator<? super T> c) {
        List<T> copy = new ArrayList<>(list);
        copy.sort(c);
        System.out.println(title + " " + copy);
    }

    public static void main(String[] args) {
        List<Person> people = Arrays.asList(new Person("Eve", 30, 1.7), new Person("Bob", 25, 1.8),
            new Person("Ann", 30, 1.65), new Person("Dan", 41, 1.9), new Person("Cid", 25, 1.75));
        ByAge byAge = new ByAge();
        show("age", people, byAge);
        System.out.println(byAge.comparisons > 3);
        show("age desc", people, byAge.reversed());
        show("name", people, Comparator.comparing(Person::name));
        show("age, name", people, Comparator.comparingInt(Person::age).thenComparing(Person::name));
        show("age, name desc", people, byAge.thenComparing(Comparator.comparing(Person::name).reversed()));
        show("height", people, Comparator.comparingDouble(p -> p.height));
        show("key and order", people, Comparator.comparing(Person::name, Comparator.reverseOrder()));
        show("last letter", people, (a, b) -> Character.compare(a.name.charAt(2), b.name.charAt(2)));
        show("then int", people, Comparator.comparing((Person p) -> p.age > 28).thenComparingInt(p -> -p.age));
        show("nulls", Arrays.asList("b", null, "a", null), Comparator.nullsLast(Comparator.naturalOrder()));
        show("odd first", Arrays.asList(1, 2, 3, 4, 5, 6), (a, b) -> b % 2 - a % 2);
        show("constant", Arrays.asList(3, 1, 2), (a, b) -> 0);
        System.out.println(Comparator.<Integer>naturalOrder().compare(1, 2) + " "
            + Comparator.<Integer>reverseOrder().compare(1, 2));
        Comparator<String> anonymous = new Comparator<>() {
            @Override
            public int compare(String a, String b) {
                return a.charAt(a.length() - 1) - b.charAt(b.length() - 1);
            }
        };
        show("anonymous", Arrays.asList("az", "by", "cx"), anonymous);
        Person[] array = people.toArray(new Person[0]);
        Arrays.sort(array, byAge.thenComparing((a, b) -> a.name.compareTo(b.name)));
        System.out.println(Arrays.toString(array));
    }
}
