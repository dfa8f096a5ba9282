import java.io.*;
import java.nio.charset.*;
import java.util.Arrays;

public class Encodings {
    public static void main(String[] args) throws IOException {
        String text = "aé\u20ac\uD83D\uDE00?";
        for (String name : new String[] {"UTF-8", "utf8", "US-ASCII", "ISO-8859-1", "latin1", "UTF-16", "UTF-16BE", "UTF-16LE"}) {
            byte[] bytes = text.getBytes(name);
            Charset charset = Charset.forName(name);
            System.out.println(charset + " " + Arrays.toString(bytes) + " " + text.equals(new String(bytes, charset)));
            System.out.println(new String(bytes, name).length() + " " + new String(bytes, 1, 2, charset).length());
        }
        System.out.println(new String(new byte[] {-1, -2, 65, 0, 66}, StandardCharsets.UTF_16).length());
        System.out.println("".getBytes(StandardCharsets.UTF_16).length);
        for (String name : new String[] {"no-such", "x y", null}) {
            try {
                "a".getBytes(name);
            } catch (UnsupportedEncodingException | NullPointerException e) {
                System.out.println(e);
            }
            try {
                Charset.forName(name);
            } catch (IllegalArgumentException e) {
                System.out.println(e);
            }
        }
        System.out.println(Charset.isSupported("UTF-8") + " " + Charset.isSupported("no-such"));
        System.out.println(StandardCharsets.UTF_8.equals(Charset.forName("utf-8")) + " " + StandardCharsets.UTF_8.compareTo(StandardCharsets.US_ASCII));

        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Writer out = new OutputStreamWriter(bytes, "ISO-8859-1")) {
            out.write("née\n");
        }
        System.out.println(bytes.size() + " " + bytes.toString(StandardCharsets.ISO_8859_1).trim());
        try (BufferedReader in = new BufferedReader(
                new InputStreamReader(new ByteArrayInputStream(bytes.toByteArray()), StandardCharsets.ISO_8859_1))) {
            System.out.println(in.readLine() + " " + in.readLine());
        }
        PrintStream print = new PrintStream(bytes, true, "UTF-16LE");
        print.print("x");
        System.out.println(bytes.size());
        PrintWriter out = new PrintWriter(new OutputStreamWriter(System.out, "UTF-8"), true);
        out.printf(java.util.Locale.US, "%.2f%n", 1.5);
        out.println("ü");
    }
}
