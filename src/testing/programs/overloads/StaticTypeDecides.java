/** The overload is chosen by static types, the override by the dynamic type. */
public class StaticTypeDecides {
    static class Shape {
        String meet(Shape s) {
            return "shape-shape";
        }

        String meet(Circle c) {
            return "shape-circle";
        }
    }

    static class Circle extends Shape {
        @Override
        String meet(Shape s) {
            return "circle-shape";
        }

        String meet(Circle c, int... extra) {
            return "circle-circle...";
        }

        String meet(Object o) {
            return "circle-object";
        }
    }

    static class Ring extends Circle {
        @Override
        String meet(Circle c) {
            return "ring-circle";
        }
    }

    static String over(Object o) {
        return "object";
    }

    static String over(Shape s) {
        return "shape";
    }

    static String over(Circle c) {
        return "circle";
    }

    static class Doubled {
        void print(Object o) {
            System.out.print("O:" + o + " ");
        }

        void print(int n) {
            System.out.print("I:" + n + " ");
        }

        void print(char c) {
            System.out.print("C:" + c + " ");
        }

        void print(String s) {
            System.out.print("S:" + s + " ");
        }
    }

    public static void main(String[] args) {
        Shape s = new Shape();
        Shape sc = new Circle();
        Circle c = new Circle();
        Shape sr = new Ring();
        Circle cr = new Ring();
        Ring r = new Ring();
        Object o = c;
        Shape[] receivers = {s, sc, sr};
        for (Shape x : receivers) {
            System.out.println(x.meet(s) + " " + x.meet(c) + " " + x.meet(sc) + " " + x.meet(r));
        }
        System.out.println(c.meet(c) + " " + c.meet(sc) + " " + c.meet(o) + " " + c.meet(c, 1));
        System.out.println(cr.meet(c) + " " + r.meet(s) + " " + r.meet((Object) s));
        System.out.println(over(s) + " " + over(sc) + " " + over(c) + " " + over(o) + " " + over((Shape) r));
        Doubled d = new Doubled();
        d.print(1);
        d.print('c');
        d.print("s");
        d.print('c' + 1);
        d.print((Object) "s");
        d.print(1L);
        d.print(true ? "t" : 'u');
        d.print((short) 5);
        System.out.println();
    }
}
