import java.awt.Point;
import java.awt.geom.Point2D;
import java.util.*;

public class Places {
  public static void main(String[] args) {
    Point2D d = new Point2D.Double(1.5, 2);
    Point2D f = new Point2D.Float(1.5f, 2);
    Point p = new Point(4, 6);
    System.out.println(d + " " + f + " " + p);
    System.out.println(d.equals(f) + " " + f.equals(d) + " " + (d.hashCode() == f.hashCode()) + " " + p.equals(new Point2D.Double(4, 6)) + " " + p.equals("p"));
    System.out.println(d.distance(p) + " " + p.distance(d) + " " + p.distanceSq(1, 2) + " " + Point2D.distance(0, 0, 3, 4) + " " + Point.distanceSq(1, 1, 2, 3));
    f.setLocation(p);
    d.setLocation(0.1, 0.2);
    p.setLocation(2.5, -2.5);
    System.out.println(f + " " + d + " " + p + " " + f.getX() + " " + ((Point2D.Double) d).x);
    Point2D copy = (Point2D) d.clone();
    copy.setLocation(7, 8);
    System.out.println(copy + " " + d + " " + p.getLocation());
    Set<Point2D> seen = new HashSet<>(List.of(new Point(1, 1), new Point2D.Double(2, 2)));
    System.out.println(seen.contains(new Point2D.Float(1, 1)) + " " + seen.contains(new Point(2, 2)) + " " + new Point(3, 4).hashCode());
  }
}
