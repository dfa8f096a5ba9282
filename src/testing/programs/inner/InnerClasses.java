/** Inner classes with an outer this, several levels deep. */
public class InnerClasses {
    private int value = 1;
    private final String name;

    InnerClasses(String name) {
        this.name = name;
    }

    class Inner {
        private int value = 2;

        class Deep {
            int value = 3;

            String show(int value) {
                InnerClasses.this.value++;
                return value + " " + this.value + " " + Inner.this.value + " " + InnerClasses.this.value + " " + name;
            }

            InnerClasses outermost() {
                return InnerClasses.this;
            }
        }

        Deep deep() {
            return new Deep();
        }

        void rename() {
            value += InnerClasses.this.value;
            helper("from inner " + value);
        }
    }

    private void helper(String text) {
        System.out.println(name + ": " + text);
    }

    Inner make() {
        return new Inner();
    }

    class Sub extends Inner {
        int hidden = hiddenStart();

        int hiddenStart() {
            return value * 10;
        }
    }

    static class Outside extends InnerClasses.Inner {
        Outside(InnerClasses outer) {
            outer.super();
        }
    }

    public static void main(String[] args) {
        InnerClasses a = new InnerClasses("a");
        InnerClasses b = new InnerClasses("b");
        InnerClasses.Inner inner = a.new Inner();
        InnerClasses.Inner.Deep deep = inner.new Deep();
        System.out.println(deep.show(9));
        System.out.println(b.make().deep().show(8));
        System.out.println(deep.show(7));
        inner.rename();
        a.value = 40;
        inner.rename();
        System.out.println(deep.outermost() == a);
        System.out.println(inner.value + " " + a.value + " " + b.value);
        Sub sub = b.new Sub();
        System.out.println(sub.hidden);
        new Outside(b).rename();
        InnerClasses none = null;
        try {
            none.new Inner();
        } catch (NullPointerException e) {
            System.out.println("no outer object");
        }
    }
}
