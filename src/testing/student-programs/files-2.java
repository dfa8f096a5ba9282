import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.List;

public class Main {
    public static void main(String[] args) throws IOException {
        Path p = Paths.get("words.txt");
        List<String> lines = Files.readAllLines(p);
        System.out.println(lines.size());
    }
}
