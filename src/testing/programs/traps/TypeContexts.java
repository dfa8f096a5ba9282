/** Objects made in one class by different methods, used by different owners. */
public class TypeContexts {
    static class Cell {
        private Object value;

        void set(Object o) {
            value = o;
        }

        Object get() {
            return value;
        }
    }

    static class SubCell extends Cell {
    }

    static class MakerA {
        Cell one() {
            return new Cell();
        }

        Cell two() {
            return new SubCell();
        }
    }

    static class MakerB {
        Cell one() {
            return new Cell();
        }
    }

    public static void main(String[] args) {
        MakerA a = new MakerA();
        Cell c1 = a.one();
        Cell c2 = a.two();
        Cell c3 = new MakerB().one();
        c1.set("string");
        c2.set(1);
        c3.set('c');
        String s = (String) c1.get();
        Integer i = (Integer) c2.get();
        Character c = (Character) c3.get();
        System.out.println(s + i + c + " " + (c2 instanceof SubCell) + " " + (c1 instanceof SubCell));
    }
}
