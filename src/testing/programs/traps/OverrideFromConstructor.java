import java.util.ArrayList;
import java.util.List;

/** A superclass constructor registers and calls the object that is still being built. */
public class OverrideFromConstructor {
    static final List<Base> REGISTRY = new ArrayList<>();

    static class Base {
        Base() {
            REGISTRY.add(this);
            init();
        }

        void init() {
            System.out.println("Base.init");
        }
    }

    static class Middle extends Base {
        @Override
        void init() {
            System.out.println("Middle.init");
            super.init();
        }
    }

    static class Leaf extends Middle {
        private List<String> items = new ArrayList<>();
        private List<String> early;
        private List<String> cleared = null;

        @Override
        void init() {
            System.out.println("Leaf.init " + items);
            early = new ArrayList<>();
            cleared = early;
            early.add("early");
            super.init();
        }
    }

    public static void main(String[] args) {
        Leaf leaf = new Leaf();
        System.out.println(leaf.items + " " + leaf.early + " " + leaf.cleared);
        System.out.println(REGISTRY.get(0) == leaf);
        new Middle();
        System.out.println(REGISTRY.size());
    }
}
