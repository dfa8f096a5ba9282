/** A constructor that calls an overridden method sees the subclass's fields before they are set. */
public class VirtualInConstructor {
    static abstract class Widget {
        final String title;

        Widget(String title) {
            this.title = title;
            System.out.println("constructing " + title);
            layout();
        }

        abstract void layout();
    }

    static class Button extends Widget {
        private String label = "default";
        private final int size = 3;
        private final int width;
        private int[] data = {1, 2};

        Button(String label, int width) {
            super("button");
            this.label = label;
            this.width = width;
            layout();
        }

        @Override
        void layout() {
            System.out.println(title + " " + label + " " + size + " " + width + " "
                + (data == null ? "no data" : "data " + data.length));
        }
    }

    static class Counting extends Button {
        int layouts = 100;
        int kept;

        Counting() {
            super("counting", 9);
        }

        @Override
        void layout() {
            layouts++;
            kept++;
            super.layout();
        }
    }

    public static void main(String[] args) {
        new Button("ok", 7).layout();
        Counting c = new Counting();
        System.out.println(c.layouts + " " + c.kept);
        c.layout();
        System.out.println(c.layouts + " " + c.kept);
        new Widget("anonymous") {
            String text = "set";

            @Override
            void layout() {
                System.out.println("text " + text);
            }
        }.layout();
    }
}
