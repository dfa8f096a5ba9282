package app;

import static geometry.Shape.EPSILON;
import static geometry.Shape.square;
import static java.lang.Math.*;

import geometry.*;
import geometry.round.Circle;
import java.util.*;

/** Imports of every kind: single, on demand, static. */
public class Main {
    static class List {
        @Override
        public String toString() {
            return "own List hides java.util.List";
        }
    }

    public static void main(String[] args) {
        Shape s = square(3);
        Circle c = new Circle(2);
        System.out.println(s + " " + s.area() + " " + c.area() + " " + s.compareArea(c) + " " + c.compareArea(s));
        System.out.println(max(3, 4) + " " + abs(-PI) + " " + (EPSILON < 1));
        System.out.println(geometry.round.Circles.family(c));
        Map<String, Shape> map = new TreeMap<>();
        map.put("c", c);
        map.put("a", geometry.Shape.square(1));
        System.out.println(map.keySet());
        System.out.println(new List());
        java.util.List<Shape> shapes = new ArrayList<>(map.values());
        shapes.sort(Shape::compareArea);
        System.out.println(shapes);
    }
}
