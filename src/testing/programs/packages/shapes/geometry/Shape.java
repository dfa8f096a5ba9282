package geometry;

public interface Shape {
    double EPSILON = 1e-9;

    double area();

    default int compareArea(Shape other) {
        double difference = area() - other.area();
        return Math.abs(difference) < EPSILON ? 0 : difference < 0 ? -1 : 1;
    }

    static Shape square(double side) {
        return new Rectangle(side, side);
    }
}

record Rectangle(double width, double height) implements Shape {
    @Override
    public double area() {
        return width * height;
    }
}
