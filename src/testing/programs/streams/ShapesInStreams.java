import java.util.*;
import java.util.stream.*;

/** A sealed hierarchy in streams. */
public class ShapesInStreams {
    sealed interface Shape permits Circle, Square, Rect { double area(); }
    record Circle(double r) implements Shape { public double area() { return Math.PI * r * r; } }
    record Square(double s) implements Shape { public double area() { return s * s; } }
    record Rect(double w, double h) implements Shape { public double area() { return w * h; } }
    static void show(Object value) {
        System.out.println(value);
    }

    public static void main(String[] args) {
        List<Shape> shapes = List.of(new Circle(1), new Square(2), new Rect(2, 3), new Square(1));
        System.out.println(shapes.stream().mapToDouble(Shape::area).sum());
        System.out.println(shapes.stream().filter(s -> s instanceof Square).map(s -> (Square) s)
            .mapToDouble(Square::s).max().getAsDouble());
        System.out.println(shapes.stream().filter(Square.class::isInstance).map(Square.class::cast).map(Square::s)
            .toList());
        show(shapes.stream()
            .collect(Collectors.groupingBy(s -> s.getClass().getSimpleName(), TreeMap::new, Collectors.counting())));
        System.out.println(shapes.stream().sorted(Comparator.comparingDouble(Shape::area)).toList());
        List<? extends Shape> wild = shapes;
        System.out.println(wild.stream().map(Shape::area).filter(a -> a > 3).count());
        Stream<Shape> both = Stream.of(new Circle(2), new Square(3));
        System.out.println(both.map(Object::toString).collect(Collectors.joining(" & ")));
        List<Shape> squares = Stream.of(1, 2).map(Square::new).collect(Collectors.toList());
        System.out.println(squares);
        Shape biggest = shapes.stream().reduce((a, b) -> a.area() >= b.area() ? a : b).orElseThrow();
        System.out.println(biggest);
        double total = 0;
        for (Shape s : (Iterable<Shape>) shapes.stream()::iterator) total += s.area();
        System.out.println(total);
        System.out.println(shapes.stream()
            .map(s -> switch (s.getClass().getSimpleName()) { case "Circle" -> 1; case "Square" -> 2; default -> 3; })
            .reduce(0, Integer::sum));
    }
}
