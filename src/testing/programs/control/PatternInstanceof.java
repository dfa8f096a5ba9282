/** Pattern matching for instanceof and the scope of its variable. */
public class PatternInstanceof {
    interface Shape {
    }

    static class Circle implements Shape {
        final double radius;

        Circle(double radius) {
            this.radius = radius;
        }
    }

    static class Square implements Shape {
        final int side;

        Square(int side) {
            this.side = side;
        }
    }

    static String text = "field";

    static String describe(Object o) {
        if (o instanceof Integer n && n > 10) {
            return "big int " + (n + 1);
        } else if (o instanceof Integer n) {
            return "int " + n;
        } else if (o instanceof String text && !text.isEmpty()) {
            return text.length() + " chars";
        } else if (!(o instanceof Shape s)) {
            return "no shape but " + text + " " + o;
        } else {
            return "area " + area(s);
        }
    }

    static double area(Shape s) {
        if (!(s instanceof Circle c)) {
            return s instanceof Square q ? q.side * q.side : 0;
        }
        return c.radius * c.radius * 3;
    }

    static int lengths(Object[] items) {
        int total = 0;
        for (Object item : items) {
            if (!(item instanceof String s)) {
                continue;
            }
            total += s.length();
        }
        return total;
    }

    static int firstNumber(Object[] items) {
        int i = 0;
        while (!(items[i] instanceof Integer found)) {
            i++;
        }
        return found;
    }

    public static void main(String[] args) {
        Object[] items = {"hello", "", 5, 50, 2.5, null, new Circle(2), new Square(3), 'c'};
        for (Object o : items) {
            System.out.println(describe(o));
        }
        System.out.println(lengths(items));
        System.out.println(firstNumber(items));
        Object o = "abc";
        System.out.println(o instanceof String s && s.length() == 3 || o == null);
        System.out.println(null instanceof Object);
        System.out.println(o instanceof Comparable);
        System.out.println(new int[0] instanceof Object);
        if (o instanceof String s) {
            s = s + "d";
            System.out.println(s + o);
        }
        if (o instanceof final String s && s.charAt(0) == 'a') {
            System.out.println("starts with " + s.charAt(0));
        }
    }
}
