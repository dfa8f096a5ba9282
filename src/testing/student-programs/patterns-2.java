import java.util.*;
import java.util.function.*;

public class Main {
    interface Command { void execute(); void undo(); }
    static class Editor {
        private final StringBuilder text = new StringBuilder();
        private final Deque<Command> done = new ArrayDeque<>(), undone = new ArrayDeque<>();
        void run(Command c) { c.execute(); done.push(c); undone.clear(); }
        boolean undo() { if (done.isEmpty()) return false; Command c = done.pop(); c.undo(); undone.push(c); return true; }
        boolean redo() { if (undone.isEmpty()) return false; Command c = undone.pop(); c.execute(); done.push(c); return true; }
        class Insert implements Command {
            final int at; final String s;
            Insert(int at, String s) { this.at = at; this.s = s; }
            public void execute() { text.insert(at, s); }
            public void undo() { text.delete(at, at + s.length()); }
        }
        class Upper implements Command {
            private String before;
            public void execute() { before = text.toString(); text.setLength(0); text.append(before.toUpperCase()); }
            public void undo() { text.setLength(0); text.append(before); }
        }
    }
    public static void main(String[] args) {
        Editor e = new Editor();
        e.run(e.new Insert(0, "hello")); e.run(e.new Insert(5, " world")); e.run(e.new Upper());
        System.out.println(e.text);
        e.undo(); e.undo(); System.out.println(e.text + " " + e.redo() + " " + e.text);
        e.run(e.new Insert(0, ">")); System.out.println(e.redo() + " " + e.text);
        Map<String, Supplier<Command>> factory = new LinkedHashMap<>();
        factory.put("upper", () -> e.new Upper());
        factory.put("hash", () -> e.new Insert(0, "#"));
        factory.values().forEach(f -> e.run(f.get()));
        System.out.println(e.text);
        while (e.undo());
        System.out.println("[" + e.text + "]");
    }
}
