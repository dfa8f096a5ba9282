package geometry.round;

import geometry.Shape;

public class Circle implements Shape {
    private final double radius;

    public Circle(double radius) {
        this.radius = radius;
    }

    @Override
    public double area() {
        return Util.square(radius) * Util.PI;
    }

    public Circle scaled(Util.Factor f) {
        return new Circle(radius * f.value());
    }

    @Override
    public String toString() {
        return "Circle " + radius;
    }
}

class Util {
    static final double PI = 3.0;

    static double square(double x) {
        return x * x;
    }

    public enum Factor {
        HALF(0.5), DOUBLE(2);

        private final double value;

        Factor(double value) {
            this.value = value;
        }

        double value() {
            return value;
        }
    }

    private Util() {
    }
}
