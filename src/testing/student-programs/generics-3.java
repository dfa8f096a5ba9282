import java.util.ArrayList;
import java.util.List;

public class Main {
    static abstract class Animal implements Comparable<Animal> {
        private static int count = 0;
        protected final String name; private final int id = ++count;
        Animal(String name) { this.name = name; }
        abstract String sound();
        public int compareTo(Animal o) { return name.compareToIgnoreCase(o.name); }
        @Override public String toString() { return getClass().getSimpleName() + "#" + id + "(" + name + ")"; }
    }
    static class Dog extends Animal { Dog(String n) { super(n); } String sound() { return "Woof"; } void fetch() { System.out.println(name + " fetches"); } }
    static class Cat extends Animal { Cat(String n) { super(n); } String sound() { return "Meow"; } }
    static class Kennel<A extends Animal> {
        private final List<A> all = new ArrayList<>();
        Kennel<A> add(A a) { all.add(a); return this; }
        A first() { return all.isEmpty() ? null : all.get(0); }
        <B extends Animal> Kennel<B> to(Class<B> type) {
            Kennel<B> k = new Kennel<>();
            for (A a : all) if (type.isInstance(a)) k.add(type.cast(a));
            return k;
        }
    }
    public static void main(String[] args) {
        Kennel<Animal> k = new Kennel<>();
        k.add(new Dog("Rex")).add(new Cat("tom")).add(new Dog("ace"));
        k.all.sort(null);
        for (Animal a : k.all) System.out.println(a + " " + a.sound());
        k.to(Dog.class).first().fetch();
        Animal a = k.first();
        try {
            Cat c = (Cat) a;
            System.out.println(c);
        } catch (ClassCastException e) {
            System.out.println("not a cat");
        }
        System.out.println(new Kennel<Cat>().first());
    }
}
