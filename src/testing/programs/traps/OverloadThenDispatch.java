/** Static choice among overloads, dynamic dispatch on erased signatures. */
public class OverloadThenDispatch {
    interface Sink<T> {
        void put(T t);
    }

    static class TextSink implements Sink<String> {
        final StringBuilder log = new StringBuilder();

        @Override
        public void put(String s) {
            log.append("S").append(s.length()).append(' ');
        }

        public void put(Integer i) {
            log.append("I").append(i).append(' ');
        }

        void put(long l) {
            log.append("L").append(l).append(' ');
        }

        void put(Object... all) {
            log.append("V").append(all.length).append(' ');
        }
    }

    static class LoudSink extends TextSink {
        @Override
        public void put(String s) {
            super.put(s + "!");
        }

        @Override
        void put(long l) {
            super.put(-l);
        }
    }

    static <T> void send(Sink<T> sink, T t) {
        sink.put(t);
    }

    public static void main(String[] args) {
        TextSink t = new LoudSink();
        t.put("abc");
        t.put(1);
        t.put(Integer.valueOf(2));
        t.put(3L);
        t.put('c');
        t.put(1.5);
        t.put("a", "b");
        t.put();
        Object o = "object";
        t.put(o);
        send(t, "sent");
        Sink<String> s = t;
        s.put("x");
        System.out.println(t.log);
    }
}
