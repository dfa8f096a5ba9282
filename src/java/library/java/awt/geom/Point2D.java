package java.awt.geom;

import java.io.Serializable;

/** A place in a plane. */
public abstract class Point2D implements Cloneable {
    protected Point2D() {}

    /** A place in a plane, as two `double`s. */
    public static class Double extends Point2D implements Serializable {
        public double x;
        public double y;

        public Double() {}

        public Double(double x, double y) {
            this.x = x;
            this.y = y;
        }

        public double getX() {
            return x;
        }

        public double getY() {
            return y;
        }

        public void setLocation(double x, double y) {
            this.x = x;
            this.y = y;
        }

        public Object clone() {
            return new Double(x, y);
        }

        public String toString() {
            return "Point2D.Double[" + x + ", " + y + "]";
        }
    }

    /** A place in a plane, as two `float`s. */
    public static class Float extends Point2D implements Serializable {
        public float x;
        public float y;

        public Float() {}

        public Float(float x, float y) {
            this.x = x;
            this.y = y;
        }

        public double getX() {
            return x;
        }

        public double getY() {
            return y;
        }

        public void setLocation(double x, double y) {
            this.x = (float) x;
            this.y = (float) y;
        }

        public void setLocation(float x, float y) {
            this.x = x;
            this.y = y;
        }

        public Object clone() {
            return new Float(x, y);
        }

        public String toString() {
            return "Point2D.Float[" + x + ", " + y + "]";
        }
    }

    public abstract double getX();

    public abstract double getY();

    public abstract void setLocation(double x, double y);

    public void setLocation(Point2D other) {
        setLocation(other.getX(), other.getY());
    }

    public static double distanceSq(double x1, double y1, double x2, double y2) {
        double dx = x1 - x2;
        double dy = y1 - y2;
        return dx * dx + dy * dy;
    }

    public static double distance(double x1, double y1, double x2, double y2) {
        return Math.sqrt(distanceSq(x1, y1, x2, y2));
    }

    public double distanceSq(double px, double py) {
        return distanceSq(px, py, getX(), getY());
    }

    public double distanceSq(Point2D other) {
        return distanceSq(other.getX(), other.getY());
    }

    public double distance(double px, double py) {
        return Math.sqrt(distanceSq(px, py));
    }

    public double distance(Point2D other) {
        return distance(other.getX(), other.getY());
    }

    public abstract Object clone();

    public boolean equals(Object other) {
        return other instanceof Point2D && getX() == ((Point2D) other).getX() && getY() == ((Point2D) other).getY();
    }

    public int hashCode() {
        long bits = java.lang.Double.doubleToLongBits(getX()) ^ java.lang.Double.doubleToLongBits(getY()) * 31;
        return (int) bits ^ (int) (bits >> 32);
    }
}
