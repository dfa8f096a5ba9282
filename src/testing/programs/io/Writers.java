import java.io.*;
import java.util.*;

public class Writers {
    public static void main(String[] args) throws IOException {
        BufferedWriter w = new BufferedWriter(new OutputStreamWriter(System.out));
        w.write("one");
        w.newLine();
        w.write("twofold", 0, 3);
        w.write('!');
        w.append('c').append("text");
        w.write(new char[] {'x', 'y', '\n'});
        w.flush();
        StringWriter s = new StringWriter();
        PrintWriter p = new PrintWriter(new BufferedWriter(s));
        p.println(3);
        p.println(new char[] {'o', 'k'});
        p.print("lost?");
        System.out.println("[" + s + "]");
        p.flush();
        System.out.println("[" + s + "]");
        PrintWriter a = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)), true);
        a.println((String) null);
        a.printf("%d-%s%n", 4, "z");
        a.print("never shown");
        Writer upper = new Writer() {
            @Override public void write(char[] c, int off, int len) { System.out.print(new String(c, off, len).toUpperCase()); }
            @Override public void flush() { System.out.println("/flush"); }
            @Override public void close() { System.out.println("/close"); }
        };
        try (PrintWriter pw = new PrintWriter(upper)) { pw.print("shout "); pw.print(1.5); pw.flush(); upper.write("raw"); }
        Reader r = new Reader() {
            private int n = 0;
            @Override public int read(char[] buf, int off, int len) { if (n >= 5) return -1; buf[off] = (char) ('a' + n++); return 1; }
            @Override public void close() { System.out.println("closed"); }
        };
        System.out.println((char) r.read());
        try (BufferedReader b = new BufferedReader(r)) { System.out.println(b.readLine() + b.readLine()); }
        char[] buf = new char[4];
        System.out.println(new StringReader("abcdef").read(buf) + new String(buf) + new StringReader("").read(buf));
        try { BufferedWriter z = new BufferedWriter(new StringWriter()); z.close(); z.write("x"); } catch (IOException e) { System.out.println(e.getMessage()); }
    }
}
