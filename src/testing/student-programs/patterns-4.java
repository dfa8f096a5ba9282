import java.util.*;
import java.util.stream.*;

public class Main {
    enum State {
        IDLE, READY, DISPENSING;
        private static final Map<State, Set<State>> NEXT = new EnumMap<>(State.class);
        static { NEXT.put(IDLE, EnumSet.of(READY)); NEXT.put(READY, EnumSet.of(IDLE, DISPENSING)); NEXT.put(DISPENSING, EnumSet.of(IDLE)); }
        boolean canGo(State s) { return NEXT.get(this).contains(s); }
    }
    static class Machine {
        private State state = State.IDLE; private int coins;
        void to(State s) { if (!state.canGo(s)) throw new IllegalStateException(state + " -> " + s); state = s; }
        void coin() { coins++; if (state == State.IDLE) to(State.READY); }
        String buy(int price) {
            if (coins < price) return "need " + (price - coins) + " more";
            to(State.DISPENSING); coins -= price; to(State.IDLE); return "enjoy";
        }
    }
    static abstract class Handler {
        private Handler next;
        Handler then(Handler n) { next = n; return n; }
        String handle(int amount) { String r = tryIt(amount); return r != null ? r : next == null ? "refused" : next.handle(amount); }
        protected abstract String tryIt(int amount);
        static Handler upTo(String who, int max) { return new Handler() { protected String tryIt(int a) { return a <= max ? who : null; } }; }
    }
    public static void main(String[] args) {
        Machine m = new Machine();
        m.coin(); System.out.println(m.buy(3)); m.coin(); m.coin(); System.out.println(m.buy(3) + " " + m.state + " " + m.coins);
        try { m.to(State.DISPENSING); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        Handler chain = Handler.upTo("clerk", 100);
        chain.then(Handler.upTo("manager", 1000)).then(Handler.upTo("board", 50_000));
        System.out.println(IntStream.of(50, 700, 20000, 99999).mapToObj(chain::handle).collect(Collectors.joining(",")));
    }
}
