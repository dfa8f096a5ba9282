import java.util.*;
import java.util.function.*;
import java.util.stream.Collectors;

// strategy, observer, command with undo, state, factory, decorator, composite, iterator
interface Pricing { double price(double base); default Pricing then(Pricing other) { return b -> other.price(price(b)); } }
enum Discounts implements Pricing {
    NONE { public double price(double b) { return b; } },
    STUDENT { public double price(double b) { return b * 0.5; } },
    COUPON { public double price(double b) { return Math.max(0, b - 10); } };
}
interface Command { void execute(); void undo(); }
class Document {
    private final StringBuilder text = new StringBuilder();
    void insert(int at, String s) { text.insert(at, s); }
    String remove(int from, int to) { String s = text.substring(from, to); text.delete(from, to); return s; }
    int length() { return text.length(); }
    @Override public String toString() { return "\"" + text + '"'; }
}
class InsertCommand implements Command {
    private final Document doc; private final String s; private final int at;
    InsertCommand(Document doc, String s) { this.doc = doc; this.s = s; at = doc.length(); }
    public void execute() { doc.insert(at, s); }
    public void undo() { doc.remove(at, at + s.length()); }
}
class DeleteCommand implements Command {
    private final Document doc; private final int n; private String removed;
    DeleteCommand(Document doc, int n) { this.doc = doc; this.n = n; }
    public void execute() { removed = doc.remove(doc.length() - n, doc.length()); }
    public void undo() { doc.insert(doc.length(), removed); }
}
class History {
    private final Deque<Command> done = new ArrayDeque<>(), undone = new ArrayDeque<>();
    void run(Command c) { c.execute(); done.push(c); undone.clear(); }
    boolean undo() { if (done.isEmpty()) return false; Command c = done.pop(); c.undo(); undone.push(c); return true; }
    boolean redo() { Command c = undone.poll(); if (c == null) return false; c.execute(); done.push(c); return true; }
}
abstract class State {
    abstract State next(char input);
    boolean accepting() { return false; }
    static final State START = new State() { State next(char c) { return Character.isDigit(c) ? INT : c == '-' ? SIGN : FAIL; } };
    static final State SIGN = new State() { State next(char c) { return Character.isDigit(c) ? INT : FAIL; } };
    static final State INT = new State() { State next(char c) { return c == '.' ? FRAC : Character.isDigit(c) ? this : FAIL; } boolean accepting() { return true; } };
    static final State FRAC = new State() { State next(char c) { return Character.isDigit(c) ? FRAC : FAIL; } boolean accepting() { return true; } };
    static final State FAIL = new State() { State next(char c) { return this; } };
    static boolean accepts(String s) { State q = START; for (char c : s.toCharArray()) q = q.next(c); return q.accepting(); }
}
interface Component { int size(); void print(String indent); }
class FileLeaf implements Component { final String n; final int s; FileLeaf(String n, int s) { this.n = n; this.s = s; } public int size() { return s; } public void print(String in) { System.out.println(in + n + " " + s); } }
class Folder implements Component, Iterable<Component> {
    private final String name; private final List<Component> kids = new ArrayList<>();
    Folder(String name, Component... kids) { this.name = name; Collections.addAll(this.kids, kids); }
    public int size() { return kids.stream().mapToInt(Component::size).sum(); }
    public void print(String in) { System.out.println(in + name + "/ " + size()); for (Component k : this) k.print(in + "  "); }
    public Iterator<Component> iterator() { return kids.iterator(); }
}
interface Coffee { double cost(); String name(); }
record Plain() implements Coffee { public double cost() { return 2; } public String name() { return "coffee"; } }
abstract class Extra implements Coffee { protected final Coffee inner; Extra(Coffee c) { inner = c; } public String name() { return inner.name() + "+" + getClass().getSimpleName().toLowerCase(); } }
class Milk extends Extra { Milk(Coffee c) { super(c); } public double cost() { return inner.cost() + .5; } }
class Sugar extends Extra { Sugar(Coffee c) { super(c); } public double cost() { return inner.cost() + .1; } }
class Subject<E> {
    private final Map<String, List<Consumer<? super E>>> topics = new TreeMap<>();
    Runnable subscribe(String topic, Consumer<? super E> c) { topics.computeIfAbsent(topic, t -> new ArrayList<>()).add(c); return () -> topics.get(topic).remove(c); }
    void publish(String topic, E e) { topics.getOrDefault(topic, Collections.emptyList()).forEach(c -> c.accept(e)); }
}
final class Config {
    private static Config instance; private static int made;
    private final Properties2 props = new Properties2();
    private Config() { made++; }
    static synchronized Config get() { if (instance == null) instance = new Config(); return instance; }
    Config set(String k, String v) { props.put(k, v); return this; }
    String get(String k) { return props.getOrDefault(k, "?"); }
    static int made() { return made; }
    private static class Properties2 extends HashMap<String, String> { private static final long serialVersionUID = 1L; }
}
class Pizza {
    private final int size; private final Set<String> toppings; private final boolean thin;
    private Pizza(Builder b) { size = b.size; toppings = b.toppings; thin = b.thin; }
    static Builder of(int size) { return new Builder(size); }
    static class Builder {
        private final int size; private final Set<String> toppings = new LinkedHashSet<>(); private boolean thin;
        private Builder(int size) { this.size = size; }
        Builder with(String... t) { toppings.addAll(List.of(t)); return this; }
        Builder thin() { thin = true; return this; }
        Pizza build() { if (toppings.isEmpty()) throw new IllegalStateException("naked pizza"); return new Pizza(this); }
    }
    @Override public String toString() { return String.format("Pizza[%d, %s%s]", size, String.join("&", toppings), thin ? ", thin" : ""); }
}
abstract class Report {
    final String render() { StringBuilder sb = new StringBuilder(header()); for (String l : body()) sb.append("\n").append(bullet()).append(l); return sb.append(footer()).toString(); }
    protected String header() { return "REPORT"; }
    protected abstract List<String> body();
    protected char bullet() { return '*'; }
    protected String footer() { return ""; }
}
abstract class Handler {
    private Handler next;
    Handler link(Handler n) { next = n; return n; }
    String handle(int amount) { return can(amount) ? who() : next != null ? next.handle(amount) : "nobody"; }
    abstract boolean can(int a);
    String who() { return getClass().getSimpleName(); }
    static Handler upTo(int limit, String name) { return new Handler() { boolean can(int a) { return a <= limit; } @Override String who() { return name; } }; }
}
public class Main {
    static final Map<String, Function<Double, ? extends Number>> FACTORY = new HashMap<>();
    static { FACTORY.put("int", Double::intValue); FACTORY.put("double", d -> d); FACTORY.put("round", Math::round); }
    public static void main(String[] args) {
        for (Discounts d : Discounts.values()) System.out.print(d + "=" + d.price(30) + " ");
        System.out.println(Discounts.STUDENT.then(Discounts.COUPON).then(p -> Math.floor(p)).price(35));
        Document doc = new Document();
        History h = new History();
        h.run(new InsertCommand(doc, "Hello"));
        h.run(new InsertCommand(doc, " World"));
        h.run(new DeleteCommand(doc, 3));
        System.out.print(doc);
        h.undo(); h.undo();
        System.out.print(doc);
        System.out.println(h.redo() + " " + doc + h.redo() + h.redo() + doc);
        for (String s : List.of("12", "-3.5", "1.2.3", "-", "")) System.out.print(State.accepts(s) + " ");
        System.out.println();
        new Folder("root", new FileLeaf("a.txt", 10), new Folder("sub", new FileLeaf("b", 5), new Folder("empty"))).print("");
        Coffee c = new Sugar(new Milk(new Sugar(new Plain())));
        System.out.printf("%s %.2f%n", c.name(), c.cost());
        Subject<String> subject = new Subject<>();
        List<Object> seen = new ArrayList<>();
        Runnable cancel = subject.subscribe("news", seen::add);
        subject.subscribe("news", s -> seen.add(s.length()));
        subject.publish("news", "one"); cancel.run(); subject.publish("news", "three"); subject.publish("none", "x");
        System.out.println(seen);
        Config.get().set("lang", "en");
        System.out.println(Config.get().get("lang") + Config.get().get("x") + Config.made() + (Config.get() == Config.get()));
        System.out.println(Pizza.of(30).with("ham", "cheese").thin().with("ham").build());
        try { Pizza.of(1).build(); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        System.out.println(new Report() { protected List<String> body() { return Arrays.asList("x", "y"); } @Override protected String footer() { return "\n--"; } }.render());
        Handler first = Handler.upTo(10, "clerk");
        first.link(Handler.upTo(100, "manager")).link(new Handler() { boolean can(int a) { return a < 1000; } });
        System.out.println(first.handle(5) + " " + first.handle(50) + " [" + first.handle(500) + "] " + first.handle(5000));
        System.out.println(new TreeMap<>(FACTORY).entrySet().stream().map(e -> e.getKey() + "=" + e.getValue().apply(2.7)).collect(Collectors.joining(", ")));
    }
}
