/** A ClassCastException leaves main. */
public class UncaughtCast {
    static class Animal {
    }

    static class Dog extends Animal {
        void bark() {
            System.out.println("woof");
        }
    }

    static class Cat extends Animal {
    }

    public static void main(String[] args) {
        Animal[] animals = {new Dog(), new Cat()};
        for (Animal a : animals) {
            Dog d = (Dog) a;
            d.bark();
        }
    }
}
