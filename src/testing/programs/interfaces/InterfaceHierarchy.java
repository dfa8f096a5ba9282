/** Interfaces that extend several others; casts between unrelated interfaces. */
public class InterfaceHierarchy {
    interface Readable {
        String read();
    }

    interface Writable {
        void write(String text);
    }

    interface Closeable {
        void close();

        default boolean isOpen() {
            return true;
        }
    }

    interface Stream extends Readable, Writable, Closeable {
        default String exchange(String text) {
            write(text);
            return read();
        }
    }

    static class Memory implements Stream {
        private String content = "";
        private boolean open = true;

        @Override
        public String read() {
            if (!open) {
                throw new IllegalStateException("closed");
            }
            String result = content;
            content = "";
            return result;
        }

        @Override
        public void write(String text) {
            content += text;
        }

        @Override
        public void close() {
            open = false;
        }

        @Override
        public boolean isOpen() {
            return open;
        }
    }

    static class Constant implements Readable {
        @Override
        public String read() {
            return "constant";
        }
    }

    static String copy(Readable from, Writable to) {
        String text = from.read();
        to.write(text + text);
        return text;
    }

    public static void main(String[] args) {
        Memory m = new Memory();
        Readable r = m;
        Writable w = (Writable) r;
        w.write("abc");
        System.out.println(r.read() + "|" + r.read() + "|");
        copy(new Constant(), m);
        System.out.println(m.exchange("+more"));
        Object o = m;
        System.out.println((o instanceof Closeable) + " " + (new Constant() instanceof Readable));
        Object c = new Constant();
        System.out.println(c instanceof Writable);
        try {
            Writable wrong = (Writable) c;
            wrong.write("never");
        } catch (ClassCastException e) {
            System.out.println("Constant is not Writable");
        }
        ((Closeable) o).close();
        System.out.println(m.isOpen());
        try {
            m.exchange("x");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
