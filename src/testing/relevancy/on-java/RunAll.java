import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * Compiles and runs many programs in one machine: `RunAll LIBRARY PROGRAMS INPUTS`. Each folder of PROGRAMS is a program
 * with a class Main; it is run once for each number of inputs, each time with static fields as new, and leaves what it
 * printed in its file `N.out`, how it ended included, and the path condition, a line each, in `N.path`. What javac says is
 * in `javac.out`.
 */
public class RunAll {
    /** Of what a program printed, and of a condition, the rest is left out. */
    private static final int LONGEST = 100_000;

    public static void main(String[] args) throws Exception {
        Path library = Path.of(args[0]);
        compile(library, library);
        try (Stream<Path> programs = Files.list(Path.of(args[1]))) {
            for (Path program : programs.sorted().toList()) {
                if (!compile(program, library)) continue;
                for (int input = 0; input < Integer.parseInt(args[2]); input++) run(program, library, input);
            }
        }
    }

    private static boolean compile(Path folder, Path library) throws Exception {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        List<String> line = new ArrayList<>(List.of("-nowarn", "-proc:none", "-cp", library.toString(), "-d", folder.toString()));
        try (Stream<Path> files = Files.list(folder)) {
            files.map(Path::toString).filter(name -> name.endsWith(".java")).sorted().forEach(line::add);
        }
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        boolean isValid = javac.run(null, said, said, line.toArray(new String[0])) == 0;
        if (!isValid) Files.write(folder.resolve("javac.out"), said.toByteArray());
        return isValid;
    }

    private static void run(Path program, Path library, int input) throws Exception {
        URL[] path = {program.toUri().toURL(), library.toUri().toURL()};
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        PrintStream usual = System.out;
        try (URLClassLoader loader = new URLClassLoader(path, ClassLoader.getPlatformClassLoader())) {
            Class<?> symbolic = loader.loadClass("Symbolic");
            for (int number = 1; number <= 40; number++) {
                int value = (number * (input + 3) + 5 * input) % 11 - input % 2;
                symbolic.getMethod("bind", String.class, int.class).invoke(null, "integer" + number, value);
                String text = value % 3 == 0 ? "" : value % 3 == 1 ? "a" : "text" + value;
                symbolic.getMethod("bind", String.class, String.class).invoke(null, "string" + number, text);
            }
            PrintStream out = new PrintStream(printed, true);
            System.setOut(out);
            String end = "@ the end";
            try {
                var main = loader.loadClass("Main").getDeclaredMethod("main", String[].class);
                main.setAccessible(true);
                main.invoke(null, (Object) new String[0]);
            } catch (InvocationTargetException thrown) {
                end = "@ " + thrown.getCause().getClass().getName();
            } finally {
                System.setOut(usual);
            }
            byte[] all = printed.toByteArray();
            String kept = new String(all, 0, Math.min(all.length, LONGEST), StandardCharsets.UTF_8);
            Files.writeString(program.resolve(input + ".out"), kept + end + "\n");
            for (var method : symbolic.getMethods()) {
                if (!method.getName().equals("pathCondition")) continue;
                List<String> lines = new ArrayList<>();
                for (Object condition : (List<?>) method.invoke(null)) {
                    String text = condition.toString();
                    lines.add(text.length() <= LONGEST ? text : text.hashCode() + " " + text.substring(0, LONGEST / 100));
                }
                Files.write(program.resolve(input + ".path"), lines);
            }
        }
    }
}
