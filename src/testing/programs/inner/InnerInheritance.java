/** Inner classes that extend their outer class or each other, and names found through both. */
public class InnerInheritance {
    String name = "outer";
    static int created = 0;

    InnerInheritance() {
        created++;
    }

    InnerInheritance(String name) {
        this();
        this.name = name;
    }

    String hello() {
        return "hello " + name;
    }

    String outerOnly() {
        return "outerOnly " + name;
    }

    class Child extends InnerInheritance {
        Child(String name) {
            super(name);
        }

        @Override
        String hello() {
            return "child " + super.hello() + " of " + InnerInheritance.this.hello();
        }

        String both() {
            return outerOnly() + " / " + InnerInheritance.this.outerOnly() + " / " + name;
        }

        Child sibling(String name) {
            return InnerInheritance.this.new Child(name);
        }

        Child nested(String name) {
            return this.new Child(name);
        }
    }

    static class Base {
        class Part {
            String id() {
                return "part of " + Base.this;
            }
        }

        Part part() {
            return new Part();
        }

        @Override
        public String toString() {
            return "base";
        }
    }

    static class Extended extends Base {
        class Part extends Base.Part {
            @Override
            String id() {
                return "extended " + super.id() + " in " + Extended.this;
            }
        }

        @Override
        Part part() {
            return new Part();
        }

        @Override
        public String toString() {
            return "extension";
        }
    }

    public static void main(String[] args) {
        InnerInheritance top = new InnerInheritance();
        Child c = top.new Child("first");
        System.out.println(c.hello());
        System.out.println(c.both());
        top.name = "renamed";
        System.out.println(c.sibling("second").hello());
        System.out.println(c.nested("third").hello());
        System.out.println(c.nested("x").nested("y").both());
        System.out.println(created);
        Base base = new Extended();
        System.out.println(base.part().id());
        System.out.println(base.new Part().id());
        System.out.println(new Base().part().id());
    }
}
