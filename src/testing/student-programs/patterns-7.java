import java.util.*;
import java.util.function.*;

public class Main {
    // Bank simulation with accounts, an interpreter for a small language, game of life, inventory
    static abstract class Account {
        private static int nextId = 1000;
        protected final int id;
        protected double balance;
        private final List<String> log = new ArrayList<>();
        Account(double initial) { id = nextId++; balance = initial; record("open", initial); }
        protected final void record(String what, double amount) { log.add(String.format("%s %.2f", what, amount)); }
        void withdraw(double a) { if (!allowed(a)) throw new IllegalArgumentException("Account " + id + ": cannot withdraw " + a); balance -= a; record("withdraw", a); }
        void deposit(double a) { balance += a; record("deposit", a); }
        protected boolean allowed(double a) { return a > 0 && a <= balance; }
        abstract void monthEnd();
        List<String> log() { return List.copyOf(log); }
    }
    static class Savings extends Account {
        private final double rate;
        Savings(double initial, double rate) { super(initial); this.rate = rate; }
        @Override void monthEnd() { deposit(balance * rate / 12); }
    }
    static class Checking extends Account {
        static final double OVERDRAFT = 100, FEE = 2.5;
        Checking() { this(0); }
        Checking(double d) { super(d); }
        @Override protected boolean allowed(double a) { return a > 0 && balance - a >= -OVERDRAFT; }
        @Override void monthEnd() { balance -= FEE; record("fee", FEE); }
    }
    static void transfer(Account from, Account to, double amount) { from.withdraw(amount); to.deposit(amount); }

    interface Instr { int run(Deque<Integer> stack, Map<String, Integer> vars, int pc); }
    static class Vm {
        private final List<Instr> program = new ArrayList<>();
        private final Map<String, Integer> labels = new HashMap<>();
        private final StringBuilder out = new StringBuilder();
        Vm load(String src) {
            int n = 0;
            for (String line : src.split("\n")) {
                line = line.contains("#") ? line.substring(0, line.indexOf('#')).trim() : line.trim();
                if (line.isEmpty()) continue;
                if (line.endsWith(":")) { labels.put(line.substring(0, line.length() - 1), n); continue; }
                String[] p = line.split(" ");
                n++;
                program.add(switch (p[0]) {
                    case "push" -> { int v = Integer.parseInt(p[1]); yield (s, m, pc) -> { s.push(v); return pc + 1; }; }
                    case "load" -> (s, m, pc) -> { s.push(m.getOrDefault(p[1], 0)); return pc + 1; };
                    case "store" -> (s, m, pc) -> { m.put(p[1], s.pop()); return pc + 1; };
                    case "add" -> binary((a, b) -> a + b);
                    case "sub" -> binary((a, b) -> a - b);
                    case "mul" -> binary((a, b) -> a * b);
                    case "jz" -> (s, m, pc) -> s.pop() == 0 ? labels.get(p[1]) : pc + 1;
                    case "jmp" -> (s, m, pc) -> labels.get(p[1]);
                    case "print" -> (s, m, pc) -> { out.append(s.peek()).append(' '); return pc + 1; };
                    default -> throw new IllegalArgumentException("line " + n + ": " + line);
                });
            }
            return this;
        }
        private static Instr binary(IntBinaryOperator op) { return (s, m, pc) -> { int b = s.pop(), a = s.pop(); s.push(op.applyAsInt(a, b)); return pc + 1; }; }
        String run(int limit) {
            Deque<Integer> stack = new ArrayDeque<>();
            Map<String, Integer> vars = new TreeMap<>();
            int pc = 0;
            while (pc >= 0 && pc < program.size() && limit-- > 0) pc = program.get(pc).run(stack, vars, pc);
            return out + "" + vars;
        }
    }
    static boolean[][] life(boolean[][] g) {
        int h = g.length, w = g[0].length;
        boolean[][] next = new boolean[h][w];
        for (int i = 0; i < h; i++)
            for (int j = 0; j < w; j++) {
                int n = 0;
                for (int di = -1; di <= 1; di++) for (int dj = -1; dj <= 1; dj++) if ((di | dj) != 0 && g[(i + di + h) % h][(j + dj + w) % w]) n++;
                next[i][j] = n == 3 || g[i][j] && n == 2;
            }
        return next;
    }
    static String show(boolean[][] g) {
        StringBuilder sb = new StringBuilder();
        for (boolean[] r : g) { for (boolean c : r) sb.append(c ? '#' : '.'); sb.append('/'); }
        return sb.toString();
    }
    static class Inventory {
        record Item(String sku, int qty, long cents) { Item plus(int n) { return new Item(sku, qty + n, cents); } }
        private final SortedMap<String, Item> items = new TreeMap<>();
        private final List<BiConsumer<Item, Item>> watchers = new LinkedList<>();
        void watch(BiConsumer<Item, Item> w) { watchers.add(w); }
        void add(String sku, int n, long cents) { change(sku, i -> i == null ? new Item(sku, n, cents) : i.plus(n)); }
        void take(String sku, int n) {
            change(sku, i -> {
                if (i == null || i.qty() < n) throw new NoSuchElementException("only " + (i == null ? 0 : i.qty()) + " of " + sku);
                return i.qty() == n ? null : i.plus(-n);
            });
        }
        private void change(String sku, UnaryOperator<Item> f) { Item old = items.get(sku), now = items.compute(sku, (k, v) -> f.apply(v)); for (BiConsumer<Item, Item> w : watchers) w.accept(old, now); }
        long worth() { return items.values().stream().mapToLong(i -> i.qty() * i.cents()).sum(); }
    }
    static class Lcg { private long seed; Lcg(long s) { seed = s; } int next(int n) { seed = (seed * 0x5DEECE66DL + 0xBL) & ((1L << 48) - 1); return (int) (seed >>> 17) % n; } }
    static int hash(String s) { int h = 0x811c9dc5; for (byte b : s.getBytes()) { h ^= b; h *= 16777619; } return h; }
    public static void main(String... args) {
        List<Account> bank = new ArrayList<>();
        bank.add(new Savings(1200, .05));
        bank.add(new Checking());
        transfer(bank.get(0), bank.get(1), 200);
        bank.get(1).withdraw(280.25);
        try { bank.get(1).withdraw(50); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        for (Account a : bank) { a.monthEnd(); System.out.println(a.id + " " + a.balance + " " + a.log()); }
        String factorial = """
            push 6
            store n
            push 1
            store r       # result
            loop:
              load n
              jz end
              load r
              load n
              mul
              print
              store r
              load n
              push 1
              sub
              store n
              jmp loop
            end:
            """;
        System.out.println(new Vm().load(factorial).run(1000));
        try { new Vm().load("push 1\nfly"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        boolean[][] g = new boolean[5][5];
        g[1][2] = g[2][3] = g[3][1] = g[3][2] = g[3][3] = true;
        for (int i = 0; i < 3; i++, g = life(g)) System.out.println(show(g));
        Inventory inv = new Inventory();
        inv.watch((o, n) -> System.out.println(o + " => " + n));
        inv.add("bolt", 10, 25); inv.add("nut", 5, 10L); inv.add("bolt", 5, 0);
        try { inv.take("nut", 9); } catch (NoSuchElementException e) { System.out.println(e.getMessage()); }
        inv.take("nut", 5);
        System.out.println(inv.worth() + " " + inv.items.keySet());
        Lcg r = new Lcg(42);
        int[] hist = new int[6];
        for (int i = 0; i < 60; i++) hist[Math.abs(r.next(6))]++;
        System.out.println(Arrays.toString(hist) + " " + hash("hello") + " " + new Random(7).nextInt(100) + " " + new Random(7).ints(3, 0, 10).boxed().toList());
        int flags = 0;
        final int READ = 1 << 0, WRITE = 1 << 1, EXEC = 0b100;
        flags |= READ | EXEC; flags &= ~READ; flags ^= WRITE;
        System.out.println(flags + " " + ((flags & WRITE) != 0 ? "w" : "-") + (-17 >> 2) + (-17 >>> 28) + (1 << 33) + (1L << 33) + (5 & 3 | 4 ^ 1) + ~7 + 0x7fff_ffff + 017 + (byte) (127 + 1) + Integer.MIN_VALUE / -1 + Math.abs(Integer.MIN_VALUE) + -7 / 2 + -7 % 2 + Math.floorDiv(-7, 2) + 'a' % 10);
        Integer i1 = 127, i2 = 127, i3 = 1000, i4 = 1000;
        Long l = 127L;
        System.out.println((i1 == i2) + " " + (i3 == i4) + " " + i3.equals(i4) + " " + l.equals(127) + " " + (l == 127) + " " + new int[] {1}.equals(new int[] {1}));
    }
}
