import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) {
        List<String> lines = new ArrayList<>();
        try (Scanner sc = new Scanner(new File("data.txt"))) {
            while (sc.hasNextLine()) lines.add(sc.nextLine());
        } catch (FileNotFoundException e) {
            System.out.println("File not found: " + e.getMessage());
        }
        try (PrintWriter out = new PrintWriter(new FileWriter("out.txt"))) {
            for (String l : lines) out.println(l.toUpperCase());
        } catch (IOException e) {
            e.printStackTrace();
        }
    }
}
