public class Main {
    sealed interface Shape permits Circle, Square, Rect {}
    record Circle(double r) implements Shape {}
    record Square(double side) implements Shape {}
    record Rect(double w, double h) implements Shape {
        Rect {
            if (w < 0 || h < 0) throw new IllegalArgumentException("negative: " + w + "x" + h);
        }
        Rect(double side) { this(side, side); }
        static Rect unit() { return new Rect(1); }
    }

    static double area(Shape s) {
        if (s instanceof Circle c) return Math.PI * c.r() * c.r();
        if (s instanceof Square q) return q.side() * q.side();
        if (s instanceof Rect r && r.w() > 0) return r.w() * r.h();
        return 0;
    }

    public static void main(String[] args) {
        Shape[] shapes = {new Circle(1.5), new Square(2), new Rect(2, 3.5), Rect.unit()};
        for (Shape s : shapes) System.out.printf("%s %.3f%n", s, area(s));
        System.out.println(new Square(2).equals(new Square(2)) + " " + (new Square(2).hashCode() == new Square(2).hashCode()));
        try {
            new Rect(-1, 2);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
