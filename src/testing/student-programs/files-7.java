import java.nio.file.*;
import java.util.stream.*;

public class Main {
    public static void main(String[] args) throws Exception {
        Path p = Path.of("numbers.txt");
        Files.writeString(p, "1\n2\n3\n");
        try (Stream<String> lines = Files.lines(p)) {
            System.out.println(lines.mapToInt(Integer::parseInt).sum());
        }
        Files.delete(p);
    }
}
