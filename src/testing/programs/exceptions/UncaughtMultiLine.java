/** An uncaught exception from an overridden toString, with a message of two lines. */
public class UncaughtMultiLine {
    static abstract class Shape {
        abstract int sides();

        @Override
        public String toString() {
            return "shape with "
                + sides()
                + " sides";
        }
    }

    static class Broken extends Shape {
        @Override
        int sides() {
            throw new UnsupportedOperationException("no sides:\n  broken");
        }
    }

    public static void main(String[] args) {
        Shape[] shapes = {
            new Shape() {
                @Override
                int sides() {
                    return 3;
                }
            },
            new Broken(),
        };
        for (Shape s : shapes) {
            String text = s.toString();
            System.out.println(text);
        }
    }
}
