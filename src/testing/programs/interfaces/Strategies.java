import java.util.ArrayList;
import java.util.List;

/** Strategy, adapter, decorator and chain of responsibility by interfaces. */
public class Strategies {
    interface Text {
        String read();
    }

    static class Plain implements Text {
        private final String text;

        Plain(String text) {
            this.text = text;
        }

        @Override
        public String read() {
            return text;
        }
    }

    static abstract class Decorator implements Text {
        protected final Text inner;

        Decorator(Text inner) {
            this.inner = inner;
        }
    }

    static class Upper extends Decorator {
        Upper(Text inner) {
            super(inner);
        }

        @Override
        public String read() {
            return inner.read().toUpperCase();
        }
    }

    static class Framed extends Decorator {
        private final char frame;

        Framed(Text inner, char frame) {
            super(inner);
            this.frame = frame;
        }

        @Override
        public String read() {
            return frame + inner.read() + frame;
        }
    }

    static class CountdownAdapter implements Text {
        private final int[] source;

        CountdownAdapter(int... source) {
            this.source = source;
        }

        @Override
        public String read() {
            String s = "";
            for (int i = source.length; --i >= 0;) {
                s += source[i];
            }
            return s;
        }
    }

    static abstract class Handler {
        private Handler next;

        Handler then(Handler h) {
            next = h;
            return h;
        }

        String handle(int amount) {
            String own = tryHandle(amount);
            return own != null ? own : next == null ? "nobody takes " + amount : next.handle(amount);
        }

        protected abstract String tryHandle(int amount);
    }

    static Handler upTo(int limit, String name) {
        return new Handler() {
            private int handled;

            @Override
            protected String tryHandle(int amount) {
                return amount <= limit ? name + " #" + ++handled : null;
            }
        };
    }

    interface Rounding {
        Rounding DOWN = Math::floor;
        Rounding HALF = x -> Math.floor(x + 0.5);

        double round(double x);

        default Rounding to(double unit) {
            return x -> round(x / unit) * unit;
        }
    }

    public static void main(String[] args) {
        List<Text> texts = new ArrayList<>();
        texts.add(new Plain("plain"));
        texts.add(new Upper(new Framed(new Plain("x-ray"), 'a')));
        texts.add(new Framed(new Framed(new Upper(new Plain("deep")), '|'), '*'));
        texts.add(new Framed(new CountdownAdapter(1, 2, 3), '='));
        texts.add(() -> "lambda " + texts.size());
        for (Text t : texts) {
            System.out.println(t.read());
        }
        Handler clerk = upTo(10, "clerk");
        clerk.then(upTo(100, "manager")).then(upTo(1000, "director"));
        for (int amount : new int[] {5, 50, 7, 500, 5000}) {
            System.out.println(clerk.handle(amount));
        }
        System.out.println(Rounding.DOWN.round(2.7) + " " + Rounding.HALF.round(2.5) + " " + Rounding.HALF.to(0.25).round(1.4)
            + " " + Rounding.DOWN.to(10).round(-1));
    }
}
