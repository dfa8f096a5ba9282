package java.awt;

import java.io.Serializable;

/** A place in a plane, in whole numbers. */
public class Point implements Cloneable, Serializable {
    public int x;
    public int y;

    public Point() {
        this(0, 0);
    }

    public Point(Point other) {
        this(other.x, other.y);
    }

    public Point(int x, int y) {
        this.x = x;
        this.y = y;
    }

    public double getX() {
        return x;
    }

    public double getY() {
        return y;
    }

    public Point getLocation() {
        return new Point(x, y);
    }

    public void setLocation(Point other) {
        setLocation(other.x, other.y);
    }

    public void setLocation(int x, int y) {
        move(x, y);
    }

    public void setLocation(double x, double y) {
        this.x = (int) Math.floor(x + 0.5);
        this.y = (int) Math.floor(y + 0.5);
    }

    public void move(int x, int y) {
        this.x = x;
        this.y = y;
    }

    public void translate(int dx, int dy) {
        x += dx;
        y += dy;
    }

    public double distance(double px, double py) {
        return Math.sqrt(distanceSq(px, py));
    }

    public double distance(Point other) {
        return distance(other.x, other.y);
    }

    public double distanceSq(double px, double py) {
        return distanceSq(x, y, px, py);
    }

    public double distanceSq(Point other) {
        return distanceSq(other.x, other.y);
    }

    public static double distance(double x1, double y1, double x2, double y2) {
        return Math.sqrt(distanceSq(x1, y1, x2, y2));
    }

    public static double distanceSq(double x1, double y1, double x2, double y2) {
        double dx = x1 - x2;
        double dy = y1 - y2;
        return dx * dx + dy * dy;
    }

    public Object clone() {
        return new Point(x, y);
    }

    public boolean equals(Object other) {
        return other instanceof Point && x == ((Point) other).x && y == ((Point) other).y;
    }

    public int hashCode() {
        long bits = Double.doubleToLongBits(x) ^ Double.doubleToLongBits(y) * 31;
        return (int) bits ^ (int) (bits >> 32);
    }

    public String toString() {
        return getClass().getName() + "[x=" + x + ",y=" + y + "]";
    }
}
