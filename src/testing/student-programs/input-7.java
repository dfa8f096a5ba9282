import java.io.*;
import java.util.*;
import java.util.stream.*;

public class Main {
    enum Cmd {
        ADD("add", 2), DEL("del", 1), LIST("list", 0), FIND("find", 1), SORT("sort", 1), STATS("stats", 0), QUIT("quit", 0);
        final String word; final int arity;
        Cmd(String w, int a) { word = w; arity = a; }
        static Optional<Cmd> parse(String w) { return Arrays.stream(values()).filter(c -> c.word.equalsIgnoreCase(w)).findAny(); }
    }
    static class Contact implements Comparable<Contact> {
        private final String name; private String phone;
        Contact(String name, String phone) { this.name = name; setPhone(phone); }
        void setPhone(String p) { if (!p.matches("\\+?[0-9-]{3,}")) throw new IllegalArgumentException("bad phone " + p); phone = p; }
        @Override public int compareTo(Contact o) { return name.compareToIgnoreCase(o.name); }
        @Override public boolean equals(Object o) { if (this == o) return true; if (o == null || getClass() != o.getClass()) return false; return name.equals(((Contact) o).name); }
        @Override public int hashCode() { return Objects.hash(name); }
        @Override public String toString() { return String.format("%-10.10s%12s", name, phone); }
    }
    private final List<Contact> book = new ArrayList<>();
    private final PrintStream out;
    private int line;
    Main(PrintStream out) { this.out = out; }
    boolean handle(String text) {
        line++;
        String[] w = text.strip().split("\\s+", 3);
        if (w[0].isEmpty() || w[0].startsWith("#")) return true;
        Cmd c = Cmd.parse(w[0]).orElse(null);
        if (c == null) { out.println(line + ": unknown command " + w[0] + ", try " + Arrays.toString(Cmd.values()).toLowerCase()); return true; }
        if (w.length - 1 < c.arity) { out.printf("%d: %s wants %d argument%s%n", line, c.word, c.arity, c.arity == 1 ? "" : "s"); return true; }
        switch (c) {
            case ADD -> {
                try {
                    Contact n = new Contact(w[1], w[2]);
                    int at = book.indexOf(n);
                    if (at >= 0) book.set(at, n); else book.add(n);
                } catch (IllegalArgumentException e) { out.println(line + ": " + e.getMessage()); }
            }
            case DEL -> out.println(book.removeIf(x -> x.name.equalsIgnoreCase(w[1])) ? "deleted" : "no " + w[1]);
            case LIST -> { int i = 0; for (Contact x : book) out.println(++i + ". " + x); }
            case FIND -> out.println(book.stream().filter(x -> x.name.toLowerCase().contains(w[1].toLowerCase())).map(x -> x.name).collect(Collectors.joining(", ", "[", "]")));
            case SORT -> { if (w[1].equals("desc")) book.sort(Collections.reverseOrder()); else Collections.sort(book); }
            case STATS -> out.println(book.stream().collect(Collectors.summarizingInt(x -> x.name.length())));
            case QUIT -> { return false; }
        }
        return true;
    }
    static int[] parseRange(String s) throws IOException {
        try { return Arrays.stream(s.split("\\.\\.")).map(String::trim).mapToInt(Integer::parseInt).toArray(); }
        catch (NumberFormatException e) { throw new IOException("range " + s, e); }
    }
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        Main m = new Main(System.out);
        String l;
        while ((l = in.readLine()) != null && m.handle(l));
        StringTokenizer st = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(st.nextToken()), k = Integer.parseInt(st.nextToken());
        int[] a = new int[n];
        st = new StringTokenizer(in.readLine());
        for (int i = 0; i < n; i++) a[i] = Integer.parseInt(st.nextToken());
        long window = 0, best = Long.MIN_VALUE;
        for (int i = 0; i < n; i++) { window += a[i]; if (i >= k) window -= a[i - k]; if (i >= k - 1) best = Math.max(best, window); }
        PrintWriter pw = new PrintWriter(new OutputStreamWriter2(System.out), true);
        pw.println("best window " + best);
        for (String r : List.of(in.readLine(), in.readLine())) {
            try { int[] b = parseRange(r); pw.println(IntStream.rangeClosed(b[0], b[1]).boxed().map(String::valueOf).collect(Collectors.joining("+"))); }
            catch (IOException e) { pw.printf("%s caused by %s%n", e.getMessage(), e.getCause().getMessage()); }
        }
        StringWriter sw = new StringWriter();
        try (PrintWriter p = new PrintWriter(sw)) { p.printf("%.3e|%s", 12345.678, in.lines().map(String::toUpperCase).toList()); }
        System.out.println(sw);
        int ch;
        try (StringReader sr = new StringReader("ab\nc")) { while ((ch = sr.read()) != -1) System.out.print(ch + " "); }
        System.out.println(in.read() + " " + in.readLine());
        System.err.println("to err");
    }
    static class OutputStreamWriter2 extends Writer {
        private final PrintStream p;
        OutputStreamWriter2(PrintStream p) { this.p = p; }
        @Override public void write(char[] c, int off, int len) { p.print(new String(c, off, len)); }
        @Override public void flush() { p.flush(); }
        @Override public void close() { }
    }
}
