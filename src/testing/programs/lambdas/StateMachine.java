import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/** A state machine whose transitions are lambdas stored in maps. */
public class StateMachine {
    enum State { IDLE, READY, RUNNING, DONE }

    private final Map<String, BiFunction<State, Integer, State>> transitions = new HashMap<>();
    private final List<String> log = new ArrayList<>();
    private State state = State.IDLE;
    private int credit;

    StateMachine() {
        transitions.put("coin", (s, n) -> {
            credit += n;
            return credit >= 3 ? State.READY : s;
        });
        transitions.put("start", (s, n) -> s == State.READY ? State.RUNNING : fail(s, "start"));
        transitions.put("stop", this::stop);
        transitions.put("reset", StateMachine::reset);
    }

    private State stop(State s, int n) {
        return switch (s) {
            case RUNNING -> State.DONE;
            case DONE -> s;
            default -> fail(s, "stop");
        };
    }

    private static State reset(State s, int n) {
        return State.values()[n % State.values().length];
    }

    private State fail(State s, String event) {
        throw new IllegalStateException(event + " in " + s);
    }

    StateMachine send(String event, int n) {
        State before = state;
        try {
            state = transitions.getOrDefault(event, (s, k) -> fail(s, "unknown " + event)).apply(state, n);
            log.add(before + "-" + event + "->" + state);
        } catch (IllegalStateException e) {
            log.add("error: " + e.getMessage());
        }
        return this;
    }

    public static void main(String[] args) {
        StateMachine m = new StateMachine();
        m.send("start", 0).send("coin", 1).send("coin", 2).send("start", 0).send("jump", 0).send("stop", 0)
            .send("stop", 0).send("reset", 5).send("stop", 1).send("reset", 8);
        for (String line : m.log) {
            System.out.println(line);
        }
        System.out.println(m.state + " " + m.credit);
    }
}
