/** Local classes capture variables and may be declared in blocks, loops and methods of inner classes. */
public class LocalClasses {
    private int base = 100;

    interface Shape {
        int area();
    }

    Shape shape(int width, boolean square) {
        int height = width + 1;
        class Rectangle implements Shape {
            final int extra;

            Rectangle(int extra) {
                this.extra = extra;
            }

            Rectangle bigger() {
                return new Rectangle(extra + 1);
            }

            @Override
            public int area() {
                return width * height + extra + base;
            }
        }
        if (square) {
            class Square extends Rectangle {
                Square() {
                    super(1000);
                }

                @Override
                public int area() {
                    return width * width + extra + super.area() * 10000;
                }
            }
            return new Square();
        }
        return new Rectangle(5).bigger();
    }

    static int fibonacci(int n) {
        class Memo {
            final int[] known = new int[n + 1];

            int get(int i) {
                if (i < 2) {
                    return i;
                }
                if (known[i] == 0) {
                    known[i] = get(i - 1) + get(i - 2);
                }
                return known[i];
            }
        }
        return new Memo().get(n);
    }

    public static void main(String[] args) {
        LocalClasses l = new LocalClasses();
        Shape a = l.shape(2, false);
        Shape b = l.shape(3, true);
        System.out.println(a.area() + " " + b.area());
        l.base = 200;
        System.out.println(a.area() + " " + b.area());
        System.out.println(fibonacci(30));
        int total = 0;
        for (int i = 0; i < 3; i++) {
            final int index = i;
            class Cell {
                int square() {
                    return index * index;
                }
            }
            total += new Cell().square();
        }
        System.out.println(total);
        record Pair(int left, int right) {
            int sum() {
                return left + right;
            }
        }
        enum Level { LOW, HIGH }
        interface Scale {
            int scale(int x);
        }
        Scale s = x -> x * 3;
        System.out.println(new Pair(1, 2).sum() + " " + Level.HIGH + " " + s.scale(4) + " " + new Pair(3, 4));
        switch (total) {
            case 5:
                class InCase {
                    String text = "local in case";
                }
                System.out.println(new InCase().text);
        }
    }
}
