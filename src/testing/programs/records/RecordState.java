import java.util.ArrayList;
import java.util.List;

/** Records as messages of a small reducer; static members, nested records and varargs. */
public class RecordState {
    interface Action {
    }

    record Add(String text, int... tags) implements Action {
    }

    record Toggle(int id) implements Action {
    }

    record Rename(int id, String text) implements Action {
        Rename {
            if (text == null || text.isEmpty()) {
                throw new IllegalArgumentException("empty name for " + id);
            }
            text = text.trim();
        }
    }

    enum Clear implements Action {
        DONE, ALL
    }

    record Item(int id, String text, boolean done) {
        private static int next = 1;

        Item(String text) {
            this(next++, text, false);
        }

        Item toggled() {
            return new Item(id, text, !done);
        }

        @Override
        public String toString() {
            return (done ? "x" : "-") + id + text;
        }
    }

    record State(List<Item> items, int version) {
        static final State EMPTY = new State(List.of(), 0);

        State reduce(Action a) {
            List<Item> result = new ArrayList<>(items);
            if (a instanceof Add add) {
                result.add(new Item(add.text() + add.tags().length));
            } else if (a instanceof Toggle t) {
                result.replaceAll(i -> i.id() == t.id() ? i.toggled() : i);
            } else if (a instanceof Rename r) {
                result.replaceAll(i -> i.id() == r.id ? new Item(r.id, r.text, i.done) : i);
            } else if (a == Clear.DONE) {
                result.removeIf(Item::done);
            } else if (a == Clear.ALL) {
                return EMPTY;
            }
            return new State(List.copyOf(result), version + 1);
        }
    }

    public static void main(String[] args) {
        State s = State.EMPTY;
        List<State> history = new ArrayList<>();
        Action[] actions = {new Add("milk"), new Add("bread", 1, 2), new Toggle(1), new Rename(2, " rolls "),
            new Add("eggs", 7), Clear.DONE, new Toggle(9), new Toggle(2), Clear.ALL};
        for (Action a : actions) {
            history.add(s);
            s = s.reduce(a);
            System.out.println(s);
        }
        System.out.println((s == State.EMPTY) + " " + history.get(3).items() + " " + new Toggle(3) + " " + Clear.ALL);
        System.out.println(history.get(1).equals(history.get(1).reduce(new Toggle(1))) + " "
            + new Item(1, "a", true).equals(new Item(1, "a", false).toggled()));
        try {
            new Rename(5, "");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
