/** Dynamic dispatch through several levels. */
public class Polymorphism {
    static abstract class Animal {
        private static int created = 0;
        protected final String name;
        final int number;

        Animal(String name) {
            this.name = name;
            this.number = ++created;
        }

        abstract String sound();

        String speak() {
            return name + " says " + sound();
        }

        static int created() {
            return created;
        }
    }

    static class Dog extends Animal {
        Dog(String name) {
            super(name);
        }

        @Override
        String sound() {
            return "woof";
        }
    }

    static class Puppy extends Dog {
        Puppy(String name) {
            super("little " + name);
        }

        @Override
        String sound() {
            return super.sound().replace("oo", "ee");
        }

        @Override
        String speak() {
            return super.speak() + "!";
        }
    }

    static class Cat extends Animal {
        private int lives = 9;

        Cat(String name) {
            super(name);
        }

        @Override
        String sound() {
            return "meow" + lives--;
        }

        boolean olderThan(Cat other) {
            return number < other.number && lives <= other.lives;
        }
    }

    static String describe(Animal a) {
        return "animal " + a.speak();
    }

    static String describe(Dog d) {
        return "dog " + d.speak();
    }

    public static void main(String[] args) {
        Animal[] animals = {new Dog("Rex"), new Puppy("Bo"), new Cat("Tom"), new Cat("Kit")};
        for (Animal a : animals) {
            System.out.println(a.number + " " + describe(a));
        }
        System.out.println(describe(new Puppy("Al")));
        System.out.println(describe((Dog) animals[1]));
        Cat tom = (Cat) animals[2];
        tom.sound();
        System.out.println(tom.olderThan((Cat) animals[3]) + " " + tom.speak());
        System.out.println(Animal.created());
        int dogs = 0;
        for (Animal a : animals) {
            if (a instanceof Dog) {
                dogs++;
            }
        }
        System.out.println(dogs);
        System.out.println(animals[0].getClass() == Dog.class);
        System.out.println(animals[1].getClass() == Dog.class);
    }
}
